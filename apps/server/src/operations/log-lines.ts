import { writeSync } from 'node:fs';

/** Target of the log's lines. It never throws and never waits. */
export type LogLines = {
  write: (line: string) => void;
  /** Tries again to write kept lines. */
  flush: () => void;
  /** Number of lost lines since the start. */
  dropped: () => number;
};

type Options = {
  /** Reports lost lines as soon as writing works again. */
  reportLoss: (lost: number) => void;
  /** `fs.writeSync`: returns the written bytes; throws when none can be written. */
  write?: (fd: number, bytes: Uint8Array) => number;
};

/** Buffer for a slow reader; further lines are lost. */
const KEPT_BYTES = 64 * 1024;
const RETRY_MS = 1_000;

/**
 * Writes lines to a file, a pipe or a terminal. A full disk or a stopped reader loses lines, which
 * are counted, and never blocks the process. Lines are written whole.
 */
export function createLogLines(fd: number, { reportLoss, write = writeSync }: Options): LogLines {
  let kept: Uint8Array[] = [];
  let keptBytes = 0;
  let dropped = 0;
  let unreported = 0;
  let retry: NodeJS.Timeout | undefined;

  function keep(bytes: Uint8Array): void {
    kept.push(bytes);
    keptBytes += bytes.byteLength;
  }

  /** Writes kept lines. True when any bytes were written. */
  function writeKept(): boolean {
    const bytes = kept.length === 1 ? (kept[0] as Uint8Array) : Buffer.concat(kept);
    let written = 0;
    try {
      written = write(fd, bytes);
    } catch {
      // Nothing was written.
    }
    keptBytes -= written;
    kept = written === bytes.byteLength ? [] : [bytes.subarray(written)];
    return written > 0;
  }

  function flush(): void {
    while (kept.length > 0 && writeKept());
    if (kept.length > 0) {
      retry ??= setTimeout(() => {
        retry = undefined;
        flush();
      }, RETRY_MS).unref();
    } else if (unreported > 0) {
      const lost = unreported;
      unreported = 0;
      reportLoss(lost);
    }
  }

  return {
    write(line) {
      const bytes = Buffer.from(line);
      const isTooMuch = () => keptBytes + bytes.byteLength > KEPT_BYTES;
      if (unreported > 0 || isTooMuch()) flush();
      if (unreported > 0 || isTooMuch()) {
        dropped += 1;
        unreported += 1;
      } else {
        keep(bytes);
        flush();
      }
    },
    flush,
    dropped: () => dropped,
  };
}

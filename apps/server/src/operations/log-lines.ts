import { writeSync } from 'node:fs';

/** Log that never throws and never makes the process wait. */
export type LogLines = {
  write: (line: string) => void;
  flush: () => void;
  dropped: () => number;
};

type Options = {
  reportLoss: (lost: number) => void;
  /**
   * Like `fs.writeSync`: returns the number of written bytes; throws when no byte can be written.
   */
  write?: (fd: number, bytes: Uint8Array) => number;
};

const KEPT_BYTES = 64 * 1024;
const RETRY_MS = 1_000;

/**
 * Writes lines to a file, a pipe or a terminal and never waits. A line that does not fit is
 * dropped as a whole and counted.
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

  function writeKept(): boolean {
    const bytes = kept.length === 1 ? (kept[0] as Uint8Array) : Buffer.concat(kept);
    let written = 0;
    try {
      written = write(fd, bytes);
    } catch {
      // `written` stays 0.
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

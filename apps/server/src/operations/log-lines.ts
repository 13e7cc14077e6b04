import { writeSync } from 'node:fs';

/** Where the log's lines go. It never throws and waits for nothing. */
export type LogLines = {
  write: (line: string) => void;
  /** Tries once more to write what is kept. */
  flush: () => void;
  /** How many lines were lost since the start. */
  dropped: () => number;
};

type Options = {
  /** Says how many lines were lost, as soon as lines can be written again. */
  reportLoss: (lost: number) => void;
  /** `fs.writeSync`: how many bytes were written; it throws when none can be. */
  write?: (fd: number, bytes: Uint8Array) => number;
};

/** Kept for a reader that is slow; beyond, lines are lost. */
const KEPT_BYTES = 64 * 1024;
const RETRY_MS = 1_000;

/**
 * Lines for a file, a pipe or a terminal. A full disk or a reader that stopped costs lines, which
 * are counted, and never holds the process up. A line is written whole or not at all.
 */
export function createLogLines(fd: number, { reportLoss, write = writeSync }: Options): LogLines {
  const kept: Uint8Array[] = [];
  let keptBytes = 0;
  let dropped = 0;
  let unreported = 0;
  let retry: NodeJS.Timeout | undefined;

  function keep(bytes: Uint8Array): void {
    kept.push(bytes);
    keptBytes += bytes.byteLength;
  }

  /** Writes the oldest line, or a part of it. Whether it is gone. */
  function writeOldest(line: Uint8Array): boolean {
    let written: number;
    try {
      written = write(fd, line);
    } catch {
      return false;
    }
    keptBytes -= written;
    if (written === line.byteLength) kept.shift();
    else kept[0] = line.subarray(written);
    return written > 0;
  }

  function flush(): void {
    for (let line = kept[0]; line && writeOldest(line);) line = kept[0];
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
      if (unreported > 0) flush();
      if (unreported > 0 || keptBytes + bytes.byteLength > KEPT_BYTES) {
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

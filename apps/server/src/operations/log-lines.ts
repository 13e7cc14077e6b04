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
  /** Runs at the end of this turn of the event loop. */
  atEndOfTurn?: (run: () => void) => void;
};

/** Kept for a reader that is slow; beyond, lines are lost. */
const KEPT_BYTES = 64 * 1024;
const RETRY_MS = 1_000;

/**
 * Lines for a file, a pipe or a terminal. A full disk or a reader that stopped costs lines, which
 * are counted, and never holds the process up. A line is written whole or not at all. The lines of
 * one turn of the event loop leave in one write: a kill takes those of its own turn along.
 * @decision decisions/0053
 */
export function createLogLines(
  fd: number,
  { reportLoss, write = writeSync, atEndOfTurn = setImmediate }: Options,
): LogLines {
  let isAwaited = false;
  let kept: Uint8Array[] = [];
  let keptBytes = 0;
  let dropped = 0;
  let unreported = 0;
  let retry: NodeJS.Timeout | undefined;

  function keep(bytes: Uint8Array): void {
    kept.push(bytes);
    keptBytes += bytes.byteLength;
  }

  /** Writes what is kept, or a part of it. Whether any of it is gone. */
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

  function flushAtEndOfTurn(): void {
    if (isAwaited) return;
    isAwaited = true;
    atEndOfTurn(() => {
      isAwaited = false;
      flush();
    });
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
        flushAtEndOfTurn();
      }
    },
    flush,
    dropped: () => dropped,
  };
}

import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import {
  EXPORT_LONGEST_MS,
  EXPORT_PACE_BYTES,
  EXPORT_TURN_BYTES,
} from '../rules/export-request.ts';

/** What of a file was taken. */
export type LeftFile = {
  /** Whether that is all of it; else its reader left, was too slow, or its query failed. */
  isWhole: boolean;
  bytes: number;
  /** Of the bytes that were taken, in hexadecimal digits. */
  sha256: string;
  /** How long it took, in milliseconds. */
  afterMs: number;
};

type Ending = {
  stallMs: number;
  /** How long it may take in all. */
  longestMs?: number;
  onGivenUp: Context['onFileGivenUp'];
  end: (left: LeftFile) => Promise<void>;
};

/**
 * The same bytes, and `end` once with what of them was taken, however it ends: also when nothing ever was.
 * @source security EX-3
 */
export function endingWith(
  bytes: AsyncGenerator<Uint8Array>,
  { stallMs, longestMs = EXPORT_LONGEST_MS, onGivenUp, end }: Ending,
): AsyncGenerator<Uint8Array> {
  let ended: Promise<void> | null = null;
  let stalling: NodeJS.Timeout | undefined;
  let patienceMs = stallMs;
  let takenBytes = 0;
  let leftBytes = 0;
  let waitingSince = 0;
  let turnAtBytes = EXPORT_TURN_BYTES;
  const hash = createHash('sha256');
  const startedAt = performance.now();
  const finish = (isWhole: boolean) => {
    clearTimeout(stalling);
    clearTimeout(lasting);
    ended ??= end({
      isWhole,
      bytes: leftBytes,
      sha256: hash.digest('hex'),
      afterMs: Math.round(performance.now() - startedAt),
    });
    return ended;
  };
  // Its preparation is in the log already, and nobody waits for the end of half a file.
  const cut = () => finish(false).catch(() => undefined);
  // The query is ended first: what waits for its next row would wait for all of them.
  const leave = async () => {
    await cut();
    await bytes.return(undefined).catch(() => undefined);
  };
  const giveUp = (why: 'slowReader' | 'tooLong') => {
    onGivenUp?.(why);
    void leave();
  };
  // It runs on while a query has written nothing yet.
  const lasting = setTimeout(giveUp, longestMs, 'tooLong').unref();
  const watch = () => {
    waitingSince = performance.now();
    stalling = setTimeout(giveUp, patienceMs, 'slowReader').unref();
  };
  watch();
  const stop = async (thrown: unknown): Promise<never> => {
    await cut();
    throw thrown;
  };
  return {
    async next() {
      clearTimeout(stalling);
      patienceMs -= performance.now() - waitingSince;
      if (leftBytes >= turnAtBytes) {
        turnAtBytes = leftBytes + EXPORT_TURN_BYTES;
        // The other calls have their turn.
        await nextTurn();
      }
      // Half a file must not end as a whole one.
      if (ended) throw new AppError('UNAVAILABLE');
      const step = await bytes.next().catch(stop);
      // It may have been cut while this piece was on its way.
      if (ended) throw new AppError('UNAVAILABLE');
      if (step.done) {
        await finish(true);
        return step;
      }
      hash.update(step.value);
      leftBytes += step.value.length;
      takenBytes += step.value.length;
      if (takenBytes >= EXPORT_PACE_BYTES) {
        takenBytes = 0;
        patienceMs = stallMs;
      }
      watch();
      return step;
    },
    async return(value) {
      await leave();
      return { done: true, value };
    },
    async throw(thrown) {
      await cut();
      return bytes.throw(thrown);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: leave,
  };
}

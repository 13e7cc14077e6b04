import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, WhyGivenUp } from '../../context.ts';
import { AppError } from '../../errors.ts';
import {
  EXPORT_LONGEST_MS,
  EXPORT_PACE_BYTES,
  EXPORT_RIGHTS_MS,
  EXPORT_TURN_BYTES,
} from '../rules/export-request.ts';

export type LeftFile = {
  /** False when the reader left or was too slow, or when the query failed. */
  isWhole: boolean;
  bytes: number;
  /** SHA-256 of the sent bytes, in hexadecimal. */
  sha256: string;
  afterMs: number;
  hasLostRights?: true;
};

type Ending = {
  stallMs: number;
  longestMs?: number;
  onGivenUp: Context['onFileGivenUp'];
  /**
   * Called at intervals while the file is sent; returns false when the reader has lost the right
   * to the file.
   */
  mayGoOn?: () => Promise<boolean>;
  end: (left: LeftFile) => Promise<void>;
};

/**
 * Passes the bytes on, then calls `end` exactly once, even when no byte was sent.
 * @source security EX-3
 */
export function endingWith(
  bytes: AsyncGenerator<Uint8Array>,
  { stallMs, longestMs = EXPORT_LONGEST_MS, onGivenUp, mayGoOn, end }: Ending,
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
  let hasLostRights = false;
  const finish = (isWhole: boolean) => {
    clearTimeout(stalling);
    clearTimeout(lasting);
    clearInterval(looking);
    ended ??= end({
      isWhole,
      bytes: leftBytes,
      sha256: hash.digest('hex'),
      afterMs: Math.round(performance.now() - startedAt),
      ...(hasLostRights && { hasLostRights }),
    });
    return ended;
  };
  // An error of `end` is ignored, because the file is already incomplete.
  const cut = () => finish(false).catch(() => undefined);
  // Ends the query first. Otherwise the stream would wait for all rows of the query.
  const leave = async () => {
    await cut();
    await bytes.return(undefined).catch(() => undefined);
  };
  const giveUp = (why: WhyGivenUp) => {
    onGivenUp?.(why);
    void leave();
  };
  const lookAgain = async () => {
    // When the database does not answer, the file is sent on until the next check of the caller's
    // right.
    if (await mayGoOn?.().catch(() => true)) return;
    hasLostRights = true;
    giveUp('rightsLost');
  };
  const looking = mayGoOn && setInterval(() => void lookAgain(), EXPORT_RIGHTS_MS).unref();
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
        await nextTurn();
      }
      // An incomplete file must end with an error.
      if (ended) throw new AppError('UNAVAILABLE');
      const step = await bytes.next().catch(stop);
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

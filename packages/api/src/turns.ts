import { AppError } from './errors.ts';

type Turns = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly patienceMs: number;
};

/** `gone` aborts when the caller disconnects; the caller then loses the place in the queue. */
export type InTurn = <Result>(work: () => Promise<Result>, gone?: AbortSignal) => Promise<Result>;

/**
 * Limits for the heavy reads of one process. A heavy read uses at most two connections of the pool
 * at once, so that six of the ten connections stay free for saves, sessions and pages.
 * @decision speed#heavy-reads
 */
export const HEAVY_READS = { atOnce: 2, waiting: 20, patienceMs: 3_000 } as const;

/**
 * Limits for the counts of files that are prepared. A count may take half a minute, so that it would
 * block searches. It has a connection outside the pool.
 */
export const LONG_COUNTS = { atOnce: 2, waiting: 20, patienceMs: 3_000 } as const;

const RETRY_AFTER_SECONDS = 5;

const busy = () => new AppError('TOO_BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Limits the number of tasks that run at once. Later callers wait in order of arrival.
 * @throws TOO_BUSY when too many callers wait, the wait is too long or the caller disconnects
 */
export function createTurns({ atOnce, waiting, patienceMs }: Turns): InTurn {
  let running = 0;
  const queue = new Set<() => void>();

  const turn = (gone: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(givingUp);
        gone?.removeEventListener('abort', giveUp);
        queue.delete(begin);
      };
      const begin = () => {
        leaveQueue();
        resolve();
      };
      const giveUp = () => {
        leaveQueue();
        reject(busy());
      };
      const givingUp = setTimeout(giveUp, patienceMs);
      gone?.addEventListener('abort', giveUp);
      queue.add(begin);
    });

  return async function inTurn(work, gone) {
    if (gone?.aborted) throw busy();
    if (running < atOnce) running += 1;
    else {
      if (queue.size >= waiting) throw busy();
      await turn(gone);
    }
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next) next();
      else running -= 1;
    }
  };
}

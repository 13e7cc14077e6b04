import { AppError } from './errors.ts';

type Turns = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly patienceMs: number;
};

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits for the heavy reads of one process. A heavy read uses at most two connections of the pool
 * at once, so that six of the ten connections stay free for saves, sessions and pages.
 * @decision speed#heavy-reads
 */
export const HEAVY_READS = { atOnce: 2, waiting: 20, patienceMs: 3_000 } as const;

const RETRY_AFTER_SECONDS = 5;

const busy = () => new AppError('TOO_BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Limits the number of tasks that run at once. Later callers wait in order of arrival.
 * @throws TOO_BUSY when too many callers wait or the wait is too long
 */
export function createTurns({ atOnce, waiting, patienceMs }: Turns): InTurn {
  let running = 0;
  const queue = new Set<() => void>();

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(givingUp);
        queue.delete(begin);
        resolve();
      };
      const givingUp = setTimeout(() => {
        queue.delete(begin);
        reject(busy());
      }, patienceMs);
      queue.add(begin);
    });

  return async function inTurn(work) {
    if (running < atOnce) running += 1;
    else {
      if (queue.size >= waiting) throw busy();
      await turn();
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

import { AppError } from '../../errors.ts';

type Turns = {
  /** Number of concurrent turns. */
  readonly atOnce: number;
  /** Number of waiting callers; later ones are refused at once. */
  readonly waiting: number;
  /** Longest wait. */
  readonly patienceMs: number;
};

/** Delay before a refused caller should ask again. */
const RETRY_AFTER_SECONDS = 5;

const busy = () => new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Limits concurrent work; other callers wait in order of arrival. The returned function runs a
 * piece of work in its turn.
 * @throws UNAVAILABLE, to be tried again later, when too many wait or the turn does not come in time
 */
export function createTurns({ atOnce, waiting, patienceMs }: Turns) {
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

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else {
      if (queue.size >= waiting) throw busy();
      // A finished turn goes to the next waiting caller, not to a newcomer.
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

import { AppError } from '../../errors.ts';

type Turns = {
  /** How many have their turn at once. */
  readonly atOnce: number;
  /** How many may wait for one; who comes after them is refused at once. */
  readonly waiting: number;
  /** How long one waits at most. */
  readonly patienceMs: number;
};

/** How soon somebody who was refused may ask again. */
const RETRY_AFTER_SECONDS = 5;

const busy = () => new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * So many pieces of work at once, the others in the order in which they came. What is answered runs one of them
 * when it is its turn.
 * @throws UNAVAILABLE, to be tried again later, when too many wait already, or the turn does not come in time
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
      // Who ends hands the place over: nobody comes in between.
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

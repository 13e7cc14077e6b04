/** Thrown when the queue is full. The caller answers 503 with Retry-After. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  constructor() {
    super('Too much work is waiting.');
  }
}

/**
 * Runs at most `concurrency` jobs at the same time. At most `capacity` further jobs wait and then
 * run in their order.
 */
export function createWorkQueue(concurrency: number, capacity: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= capacity) throw new BusyError();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

import type { Fault } from './error-code.ts';

const firstMs = 4000;
const lastMs = 60_000;

/**
 * Wait in milliseconds, doubled after each failure up to one minute, and at least the server's
 * `Retry-After`. Up to a quarter is added at random, so that pages do not call at the same moment.
 * @param failures number of failures, from 1
 * @param random from 0 to 1
 */
export function retryDelayMs(
  failures: number,
  retryAfterSeconds: number | null,
  random: number,
): number {
  const backoffMs = Math.min(lastMs, firstMs * 2 ** (failures - 1));
  return Math.max(backoffMs, (retryAfterSeconds ?? 0) * 1000) * (1 + random / 4);
}

/** `now` in milliseconds; `random` from 0 to 1. */
export type RetryClock = Readonly<Record<'now' | 'random', () => number>>;

export function createRetry(send: () => void, { now, random }: RetryClock) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let notBefore = 0;
  const stop = () => clearTimeout(timer);

  const schedule = (pauseMs: number) => {
    stop();
    timer = setTimeout(send, Math.max(pauseMs, notBefore - now()));
  };

  return {
    stop,
    schedule,
    isHeld: () => now() < notBefore,

    scheduleAfter({ retryAfterSeconds }: Fault): void {
      failures += 1;
      notBefore = now() + (retryAfterSeconds ?? 0) * 1000;
      schedule(retryDelayMs(failures, retryAfterSeconds, random()));
    },

    reset(): void {
      failures = 0;
    },
  };
}

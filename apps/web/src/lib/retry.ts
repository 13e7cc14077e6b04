import type { Fault } from './error-code.ts';

const firstMs = 4000;
const lastMs = 60_000;

/**
 * Wait before a failed call is repeated, in milliseconds: doubled each time up to a minute, at
 * least the server's `Retry-After`, and up to a quarter more, so that pages that failed together do
 * not return together.
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

/** A time in milliseconds, and a number from 0 to 1. */
export type RetryClock = Readonly<Record<'now' | 'random', () => number>>;

/** The timer of automatic sending: after a pause, and after a failure. */
export function createRetry(send: () => void, { now, random }: RetryClock) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let notBefore = 0;
  const stop = () => clearTimeout(timer);

  /** Sends after a pause, and not before the server allows it. */
  const schedule = (pauseMs: number) => {
    stop();
    timer = setTimeout(send, Math.max(pauseMs, notBefore - now()));
  };

  return {
    stop,
    schedule,
    /** True while the server asked to wait. */
    isHeld: () => now() < notBefore,

    /** Sends again after a failure, later each time. */
    scheduleAfter({ retryAfterSeconds }: Fault): void {
      failures += 1;
      notBefore = now() + (retryAfterSeconds ?? 0) * 1000;
      schedule(retryDelayMs(failures, retryAfterSeconds, random()));
    },

    /** The next failure counts as the first. */
    reset(): void {
      failures = 0;
    },
  };
}

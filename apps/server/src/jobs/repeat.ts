import type { Logger } from 'pino';
import { describeFault } from '../http/describe-fault.ts';

export type Job = { stop: () => Promise<void> };

export type Repetition = {
  readonly pauseMs: number;
  readonly firstAfterMs?: number;
  /** True for a job whose pause stays the same after failures. */
  readonly isUrgent?: boolean;
  readonly log: Logger;
  readonly onSuccess?: () => void;
};

/**
 * Returned by a run that had to wait and did no work. `repeat` does not count this run as a
 * success.
 */
export const WAITS = Symbol('waits');

/** Maximum pause after failures. A job whose usual pause is longer keeps that pause. */
const LONGEST_PAUSE_MS = 15_000;

/** The pause doubles with each failure in a row, so that a failing database gets fewer requests. */
export const pauseAfter = (failures: number, pauseMs: number): number =>
  Math.max(pauseMs, Math.min(pauseMs * 2 ** failures, LONGEST_PAUSE_MS));

/**
 * Repeats a job with a pause after each run, also after a failed run. `stop` aborts and awaits the
 * current run.
 */
export function repeat(
  name: string,
  { pauseMs, firstAfterMs = 0, isUrgent = false, log, onSuccess }: Repetition,
  work: (stopping: AbortSignal) => Promise<unknown>,
): Job {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let current: Promise<void> = Promise.resolve();
  let failures = 0;

  const run = async (): Promise<void> => {
    try {
      if ((await work(stopping.signal)) !== WAITS) onSuccess?.();
      failures = 0;
    } catch (thrown) {
      failures += 1;
      log.error({ job: name, fault: describeFault(thrown) }, 'job failed');
    }
    const nextPauseMs = isUrgent ? pauseMs : pauseAfter(failures, pauseMs);
    if (!stopping.signal.aborted) timer = setTimeout(start, nextPauseMs);
  };
  const start = () => {
    current = run();
  };
  if (firstAfterMs > 0) timer = setTimeout(start, firstAfterMs);
  else start();

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await current;
    },
  };
}

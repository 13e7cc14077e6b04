import type { Logger } from 'pino';
import { describeFault } from '../http/describe-fault.ts';

export type Job = { stop: () => Promise<void> };

export type Repetition = {
  readonly pauseMs: number;
  readonly firstAfterMs?: number;
  readonly log: Logger;
  readonly onSuccess?: () => void;
};

/**
 * Returned by a run that had to wait and did no work. `repeat` does not count this run as a
 * success.
 */
export const WAITS = Symbol('waits');

/**
 * Repeats a job with a pause after each run, also after a failed run. `stop` aborts and awaits the
 * current run.
 */
export function repeat(
  name: string,
  { pauseMs, firstAfterMs = 0, log, onSuccess }: Repetition,
  work: (stopping: AbortSignal) => Promise<unknown>,
): Job {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let current: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    try {
      if ((await work(stopping.signal)) !== WAITS) onSuccess?.();
    } catch (thrown) {
      log.error({ job: name, fault: describeFault(thrown) }, 'job failed');
    }
    if (!stopping.signal.aborted) timer = setTimeout(start, pauseMs);
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

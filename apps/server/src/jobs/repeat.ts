import type { Logger } from 'pino';
import { describeFault } from '../http/describe-fault.ts';

export type Job = { stop: () => Promise<void> };

export type Repetition = {
  readonly pauseMs: number;
  /** Delay of the first run; zero by default. */
  readonly firstAfterMs?: number;
  readonly log: Logger;
  readonly onSuccess?: () => void;
};

/**
 * Repeats a job, one run at a time, with a pause after each run. A failed run is logged and
 * repeated. `stop` aborts the current run and waits for its end.
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
      await work(stopping.signal);
      onSuccess?.();
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

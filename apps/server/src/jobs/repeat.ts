import type { Logger } from 'pino';
import { describeFault } from '../http/describe-fault.ts';

export type Job = { stop: () => Promise<void> };

export type Repetition = {
  readonly pauseMs: number;
  /** How long the first run waits; at once without it. */
  readonly firstAfterMs?: number;
  readonly log: Logger;
  /** Called after each run that went well. */
  readonly onSuccess?: () => void;
};

/**
 * Does a piece of work again and again, one at a time, a pause after each. A run that fails is
 * logged and tried again; `stop` aborts the signal of the run that is on, and waits for it.
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

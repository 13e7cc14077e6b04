import type { Logger } from 'pino';
import { describeFault } from '../http/describe-fault.ts';

export type Job = { stop: () => Promise<void> };

/**
 * Does a piece of work again and again, one at a time, a pause after each. A run that fails is
 * logged and tried again; `stop` waits for the run that is on.
 */
export function repeat(
  name: string,
  pauseMs: number,
  log: Logger,
  work: () => Promise<unknown>,
): Job {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (thrown) {
      log.error({ job: name, fault: describeFault(thrown) }, 'job failed');
    }
    if (!isStopped) timer = setTimeout(start, pauseMs);
  };
  const start = () => {
    current = run();
  };
  start();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}

import type { Logger } from 'pino';
import { describeFault } from './http/describe-fault.ts';

/** Logged once, then out: a supervisor starts afresh, nothing limps on. @source security FT-7 */
export function dieOnStrayFaults(log: Logger): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.once(event, (thrown: unknown) => {
      log.fatal({ fault: describeFault(thrown) }, event);
      process.exit(1);
    });
  }
}

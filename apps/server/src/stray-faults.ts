import type { Logger } from 'pino';
import { describeFault } from './http/describe-fault.ts';

/**
 * Logs an unexpected error once and ends the process; the supervisor restarts the process.
 * @source security FT-7
 */
export function exitOnStrayFault(log: Logger): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.once(event, (thrown: unknown) => {
      log.fatal({ fault: describeFault(thrown) }, event);
      process.exit(1);
    });
  }
}

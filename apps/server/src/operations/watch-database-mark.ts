import type { DatabaseMark } from '@aube/db';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

export type MarkWatch = {
  look: () => Promise<void>;
  /**
   * Time at which this process last saw that the database had lost acknowledged saves; null for
   * never.
   */
  wentBackAt: () => Date | null;
};

/** @decision running-aube#a-database-that-went-back */
export function watchDatabaseMark(
  mark: DatabaseMark,
  { log, clock }: { log: Logger; clock: Clock },
): MarkWatch {
  let wentBackAt: Date | null = null;
  return {
    async look() {
      const marks = await mark.write();
      if (marks === null) return;
      wentBackAt = clock();
      log.fatal(
        { marks },
        'the database went back: acknowledged saves are missing (docs/operations.md, A database that went back)',
      );
    },
    wentBackAt: () => wentBackAt,
  };
}

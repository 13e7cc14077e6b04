import type { Services } from '@aube/api/server';
import { auditLog, users } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { demoEmail } from './demo-people.ts';

/** Written last: a demonstration without it was interrupted while it was being made. */
export const SEEDED = 'demo.seed';

/** Written once a cohort is whole. */
export const COHORT = 'demo.cohort';

/** A database that no demonstration may touch; the message is for the operator. */
export class DemoRefusedError extends Error {
  override readonly name = 'DemoRefusedError';
}

/**
 * Refuses a database with people in it that no demonstration and no cohort made. One without tables has none, so
 * that it can be asked before a migration.
 * @throws DemoRefusedError
 */
export async function refuseOtherPeople({ db }: Pick<Services, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ hasTables: boolean }>(
    sql`select to_regclass('users') is not null as "hasTables"`,
  );
  if (rows[0]?.hasTables !== true) return;
  if ((await db.$count(auditLog, eq(auditLog.action, SEEDED))) > 0) return;
  const isHalfMade = (await db.$count(users, eq(users.email, demoEmail('admin')))) > 0;
  if (isHalfMade) {
    throw new DemoRefusedError(
      'The demonstration was interrupted while it was being made. ' +
        'Start again with an empty data folder, or an empty database.',
    );
  }
  // Whom a cohort imagined may stay beside a demonstration.
  if ((await db.$count(auditLog, eq(auditLog.action, COHORT))) > 0) return;
  if ((await db.$count(users)) > 0) {
    throw new DemoRefusedError(
      'The database holds other people than the demonstration’s. ' +
        'Start it with an empty data folder, or an empty database.',
    );
  }
}

/** Whether the demonstration is there. @throws DemoRefusedError when there is something else */
export async function isDemoSeeded({ db }: Pick<Services, 'db'>): Promise<boolean> {
  await refuseOtherPeople({ db });
  return (await db.$count(auditLog, eq(auditLog.action, SEEDED))) > 0;
}

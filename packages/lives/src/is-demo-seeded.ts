import type { Services } from '@aube/api/server';
import { auditLog, users } from '@aube/db/schema';
import { and, eq, inArray, ne, not, notLike, sql } from 'drizzle-orm';
import { DEMO_PEOPLE, demoEmail } from './demo-people.ts';

/** Written last: a demonstration without it was interrupted while it was being made. */
export const SEEDED = 'demo.seed';

/** Written once a cohort is whole. */
export const COHORT = 'demo.cohort';

/** A database that no demonstration may touch; the message is for the operator. */
export class DemoRefusedError extends Error {
  override readonly name = 'DemoRefusedError';
}

const isDemoPerson = inArray(
  users.email,
  DEMO_PEOPLE.map(({ name }) => demoEmail(name)),
);

/** Neither a demonstration nor a cohort made them up; who was erased has no address, and is nobody. */
const isOther = and(
  not(isDemoPerson),
  notLike(users.email, 'cohorte-%@exemple.test'),
  ne(users.email, ''),
);

/** Refuses a database with anybody in it whom nobody made up, whatever was written there before. @throws DemoRefusedError */
export async function refuseAnybodyElse({ db }: Pick<Services, 'db'>): Promise<void> {
  if ((await db.$count(users, isOther)) === 0) return;
  throw new DemoRefusedError(
    'The database holds other people than the demonstration’s. ' +
      'Start it with an empty data folder, or an empty database.',
  );
}

/**
 * Refuses a database with people in it that no demonstration and no cohort made. Who registered with a demonstration
 * stays beside its people; its mark alone, without them, lets nobody through. One without tables has none, so that it
 * can be asked before a migration.
 * @throws DemoRefusedError
 * @decision decisions/0025
 */
export async function refuseOtherPeople({ db }: Pick<Services, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ hasTables: boolean }>(
    sql`select to_regclass('users') is not null as "hasTables"`,
  );
  if (rows[0]?.hasTables !== true) return;
  const isMarked = (await db.$count(auditLog, eq(auditLog.action, SEEDED))) > 0;
  if (isMarked && (await db.$count(users, isDemoPerson)) > 0) return;
  const isHalfMade = (await db.$count(users, eq(users.email, demoEmail('admin')))) > 0;
  if (isHalfMade) {
    throw new DemoRefusedError(
      'The demonstration was interrupted while it was being made. ' +
        'Start again with an empty data folder, or an empty database.',
    );
  }
  await refuseAnybodyElse({ db });
}

/** Whether the demonstration is there. @throws DemoRefusedError when there is something else */
export async function isDemoSeeded({ db }: Pick<Services, 'db'>): Promise<boolean> {
  await refuseOtherPeople({ db });
  return (await db.$count(auditLog, eq(auditLog.action, SEEDED))) > 0;
}

import type { Services } from '@aube/api/server';
import { auditLog, users } from '@aube/db/schema';
import { and, eq, inArray, ne, not, notLike, sql } from 'drizzle-orm';
import { DEMO_MEMBER_EMAILS } from './demo-members/demo-members.ts';
import { DEMO_PEOPLE, demoEmail } from './demo-people.ts';

/** Action of the last audit row of a seed; an incomplete demonstration has no such row. */
export const SEEDED = 'demo.seed';

export const COHORT = 'demo.cohort';

/**
 * Thrown when the database may not be used for a demonstration; the message is for the operator.
 */
export class DemoRefusedError extends Error {
  override readonly name = 'DemoRefusedError';
}

const isDemoAccount = inArray(
  users.email,
  DEMO_PEOPLE.map(({ name }) => demoEmail(name)),
);

const isOther = and(
  not(isDemoAccount),
  not(inArray(users.email, DEMO_MEMBER_EMAILS)),
  notLike(users.email, 'cohorte-%@exemple.test'),
  ne(users.email, ''),
);

/** @throws DemoRefusedError for a database with a real account */
export async function refuseRealAccounts({ db }: Pick<Services, 'db'>): Promise<void> {
  if ((await db.$count(users, isOther)) === 0) return;
  throw new DemoRefusedError(
    'The database holds other people than the demonstration’s. ' +
      'Start it with an empty data folder, or an empty database.',
  );
}

/**
 * Refuses a database with real people, except a demonstration that still has a demonstration
 * account. Accepts a database without tables.
 * @throws DemoRefusedError
 * @decision running-aube#production-by-default
 */
export async function refuseRealPeople({ db }: Pick<Services, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ hasTables: boolean }>(
    sql`select to_regclass('users') is not null as "hasTables"`,
  );
  if (rows[0]?.hasTables !== true) return;
  const isMarked = (await db.$count(auditLog, eq(auditLog.action, SEEDED))) > 0;
  if (isMarked && (await db.$count(users, isDemoAccount)) > 0) return;
  const isHalfMade = (await db.$count(users, eq(users.email, demoEmail('admin')))) > 0;
  if (isHalfMade) {
    throw new DemoRefusedError(
      'The demonstration was interrupted while it was being made. ' +
        'Start again with an empty data folder, or an empty database.',
    );
  }
  await refuseRealAccounts({ db });
}

/** @throws DemoRefusedError for a database with real people */
export async function isDemoSeeded({ db }: Pick<Services, 'db'>): Promise<boolean> {
  await refuseRealPeople({ db });
  return (await db.$count(auditLog, eq(auditLog.action, SEEDED))) > 0;
}

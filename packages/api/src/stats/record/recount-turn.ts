import type { Transaction } from '@aube/db';
import { sql } from 'drizzle-orm';

/**
 * True when this process may recount; other processes then cannot recount until the end of this
 * transaction. Two processes at the same time could replace a newer count by an older count.
 */
export async function takeTurn(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ isOurs: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('aube.recount')) as "isOurs"`,
  );
  return rows[0]?.isOurs ?? false;
}

/** @returns true when the site has at least `fromPeople` participants */
export async function hasPeople(tx: Transaction, fromPeople: number): Promise<boolean> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from participants limit ${fromPeople}) people`,
  );
  return (rows[0]?.count ?? 0) >= fromPeople;
}

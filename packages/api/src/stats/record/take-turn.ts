import type { Transaction } from '@aube/db';
import { recountDays } from '@aube/db/schema';
import { and, eq, not, sql } from 'drizzle-orm';
import { isRecent } from '../../time/record/within.ts';
import { KEPT_RULES, keptBy } from '../rules/kept-rules.ts';

/** A newer release counts as stopped when it had no turn during this time. */
const GONE_AFTER_SECONDS = 15 * 60;

/** @decision console#two-releases */
async function isLeftToNewer(tx: Transaction): Promise<boolean> {
  const alive = await tx
    .selectDistinct({ rules: recountDays.rules })
    .from(recountDays)
    .where(isRecent(recountDays.aliveAt, GONE_AFTER_SECONDS));
  return alive.some(({ rules }) => keptBy(rules) === 'newerRules');
}

/** Stores the time of this turn, at most once a minute. */
const noteAlive = (tx: Transaction) =>
  tx
    .update(recountDays)
    .set({ aliveAt: sql`now()` })
    .where(and(eq(recountDays.rules, KEPT_RULES), not(isRecent(recountDays.aliveAt, 60))));

/**
 * True when this process may recount until the end of the transaction: no other process recounts,
 * and no newer release runs. Otherwise an older count of a person could replace a newer count.
 */
export async function takeTurn(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ isOurs: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('aube.recount')) as "isOurs"`,
  );
  if (!rows[0]?.isOurs || (await isLeftToNewer(tx))) return false;
  await noteAlive(tx);
  return true;
}

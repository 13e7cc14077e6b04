import type { PoolClient, Transaction } from '@aube/db';
import { recountDays } from '@aube/db/schema';
import { keptBy } from '../rules/kept-rules.ts';
import { countRecountAges } from './recount-ages.ts';

/** When changes wait longer than this, the newer release no longer runs. */
const GONE_AFTER_SECONDS = 15 * 60;

/**
 * True while a newer release recounts.
 * @decision console#two-releases
 */
export async function isLeftToNewer(
  tx: Transaction,
  client: PoolClient,
  now: Date,
): Promise<boolean> {
  const days = await tx.select({ rules: recountDays.rules }).from(recountDays);
  if (!days.some(({ rules }) => keptBy(rules) === 'newerRules')) return false;
  const { people, calls, figures } = await countRecountAges({ pool: client, now });
  return Math.max(people, calls, figures) <= GONE_AFTER_SECONDS;
}

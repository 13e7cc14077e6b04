import { namedQuery, type Pool } from '@aube/db';
import { sql } from 'drizzle-orm';
import { COUNTED_ROWS } from '../../lists/rules/list.ts';
import { seenParticipantSql } from '../../record/sight.ts';
import { ALERT_REASONS, type CallReason } from '../rules/call-reasons.ts';
import { keptBy } from '../rules/kept-rules.ts';
import type { CallQuery } from './call-facts.ts';
import { findRecountAges, lateSince } from './recount-ages.ts';

const BESIDE = ALERT_REASONS.map((reason) => `'${reason}'`).join(', ');

/**
 * SQL condition: `reasons` contains the requested reason and, with `isBesideAlerts`, a reason that
 * is not an alert.
 */
const fits = (reasons: string) => `cardinality(${reasons}) > 0
  and ($4::text is null or $4 = any(${reasons}))
  and (not $5::boolean or exists (select from unnest(${reasons}) each where each not in (${BESIDE})))`;

/**
 * SQL of the people of one list with their positions, most urgent first. An index has this order.
 */
const listed = (reasons: string, order: string) => `
  select k.user_id, row_number() over (order by ${order}) as nth from kept_calls k
  join participants p on p.user_id = k.user_id
  where ${order.split(', ')[0]} is not null and ${fits(reasons)}
    and ${seenParticipantSql(sql`$1::int[]`)}
    and ($2::int is null or p.establishment_id = $2)
    and ($3::int is null or p.in_charge_user_id = $3)
  order by ${order} limit ${COUNTED_ROWS}`;

const WAITING = listed('k.waiting', 'k.place, k.since, k.user_id');
const ASIDE = listed('k.aside', 'k.aside_place, k.aside_since, k.user_id');

const TEXT = `
with waiting as materialized (${WAITING}), aside as materialized (${ASIDE})
select (select rules from kept_calls_cursor where counted_at is not null) as "decidedBy",
  exists (select from kept_calls_cursor) as "isLarge",
  (select count(*)::int from waiting) as waiting,
  (select count(*)::int from aside) as "setAside",
  case when $6::boolean then array(select user_id from aside order by nth limit $7::int)
    else array(select user_id from waiting order by nth limit $7::int) end as "userIds"`;

type Asked = Omit<CallQuery, 'userIds'> & {
  reason: CallReason | null;
  isSetAside: boolean;
  isBesideAlerts: boolean;
  listed: number;
  now: Date;
};

type KeptCalls = {
  waiting: number;
  setAside: number;
  userIds: number[];
  /**
   * Time of the oldest change without a recount, when this change is older than a minute; otherwise
   * null.
   */
  asOf: Date | null;
};

/**
 * `undecided`: the site is large, and these or newer rules were not yet applied to everybody. Null:
 * the site stores no results.
 */
export async function findKeptCalls(
  pool: Pool,
  asked: Asked,
): Promise<KeptCalls | 'undecided' | null> {
  const [found] = await namedQuery<KeptCalls & { decidedBy: string | null; isLarge: boolean }>(
    pool,
    // Without a name, PostgreSQL plans the statement for the given filters.
    '',
    TEXT,
    [
      asked.places,
      asked.establishmentId,
      asked.inChargeUserId,
      asked.reason,
      asked.isBesideAlerts,
      asked.isSetAside,
      asked.listed,
    ],
  );
  if (!found?.isLarge) return null;
  if (found.decidedBy === null || keptBy(found.decidedBy) === 'olderRules') return 'undecided';
  const { people, calls } = await findRecountAges(pool, asked);
  return { ...found, asOf: lateSince(asked.now, people, calls) };
}

/** Latest people with an open alert. The list shows these people even before their recount. */
const ALERTED = `select user_id as "userId" from staff_alerts where outcome is null
order by id desc limit $1::int`;

export async function findAlerted(pool: Pool, most: number): Promise<number[]> {
  const rows = await namedQuery<{ userId: number }>(pool, 'calls-alerted', ALERTED, [most]);
  return rows.map(({ userId }) => userId);
}

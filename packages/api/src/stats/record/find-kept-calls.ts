import { namedQuery, type Pool } from '@aube/db';
import { sql } from 'drizzle-orm';
import { seenSql } from '../../record/sight.ts';
import { ALERT_REASONS, type CallReason } from '../rules/call-reasons.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import type { CallQuery } from './call-facts.ts';
import { findRecountAges, isLate } from './recount-ages.ts';

const BESIDE = ALERT_REASONS.map((reason) => `'${reason}'`).join(', ');

/**
 * SQL condition: `reasons` contains the requested reason. With `isBesideAlerts`, `reasons` also
 * contains a reason that is not an alert.
 */
const fits = (reasons: string) => `cardinality(${reasons}) > 0
  and ($4::text is null or $4 = any(${reasons}))
  and (not $5::boolean or exists (select from unnest(${reasons}) each where each not in (${BESIDE})))`;

const TEXT = `
with cursor as materialized (
  select counted_at from kept_calls_cursor where rules = $8 and counted_at is not null
), waiting as materialized (
  select * from kept_calls where place is not null or aside_place is not null
), fitting as materialized (
  select k.user_id, ${fits('k.waiting')} as waits, ${fits('k.aside')} as is_aside, k.place, k.since,
    k.aside_place, k.aside_since
  from waiting k
  join participants p on p.user_id = k.user_id
  join users u on u.id = k.user_id
  where ${seenSql(sql`$1::int[]`)}
    and ($2::int is null or p.establishment_id = $2)
    and ($3::int is null or p.in_charge_user_id = $3)
    and exists (select from cursor)
)
select exists (select from cursor) as "isDecided",
  exists (select from kept_calls_cursor) as "isLarge",
  (select count(*) from fitting where waits)::int as waiting,
  (select count(*) from fitting where is_aside)::int as "setAside",
  case when $6::boolean
    then array(select user_id from fitting where is_aside
      order by aside_place, aside_since, user_id limit $7::int)
    else array(select user_id from fitting where waits order by place, since, user_id limit $7::int)
  end as "userIds"`;

type Asked = Omit<CallQuery, 'userIds'> & {
  reason: CallReason | null;
  isSetAside: boolean;
  isBesideAlerts: boolean;
  listed: number;
  now: Date;
};

type KeptCalls = { waiting: number; setAside: number; userIds: number[] };

/**
 * `late`: a change has waited for a recount for more than a minute. Null: the site stores no
 * calls.
 */
export async function findKeptCalls(pool: Pool, asked: Asked): Promise<KeptCalls | 'late' | null> {
  const [found] = await namedQuery<KeptCalls & { isDecided: boolean; isLarge: boolean }>(
    pool,
    'calls-kept',
    TEXT,
    [
      asked.places,
      asked.establishmentId,
      asked.inChargeUserId,
      asked.reason,
      asked.isBesideAlerts,
      asked.isSetAside,
      asked.listed,
      KEPT_RULES,
    ],
  );
  if (!found?.isLarge) return null;
  const { people } = await findRecountAges(pool, asked);
  return found.isDecided && !isLate(people) ? found : 'late';
}

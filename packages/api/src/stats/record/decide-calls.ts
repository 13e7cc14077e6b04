import { namedQuery, type Pool, type PoolClient, type Transaction } from '@aube/db';
import { keptCalls, keptCallsCursor, recountDays } from '@aube/db/schema';
import { ne } from 'drizzle-orm';
import { recountNow } from '../../record/recount-now.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { CALL_REASONS } from '../rules/call-reasons.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import { findCalls } from './call-facts.ts';
import { reasonsIn, reasonsOf, type Reason } from './called-person.ts';
import { type BatchResult, hasPeople, inTurn, PATIENCE } from './recount-turn.ts';

/**
 * Prepares the stored calls. A small site stores no calls, so old calls are deleted. When the site
 * becomes large or the rules change, a recount of everybody is requested.
 * @returns true when the site stores calls
 */
export async function prepareCalls(tx: Transaction, fromPeople: number): Promise<boolean> {
  if (!(await hasPeople(tx, fromPeople))) {
    await tx.delete(keptCallsCursor);
    await tx.delete(keptCalls);
    return false;
  }
  const added = await tx
    .insert(keptCallsCursor)
    .values({ id: 1, rules: KEPT_RULES })
    .onConflictDoUpdate({
      target: keptCallsCursor.id,
      set: { rules: KEPT_RULES, countedAt: null },
      setWhere: ne(keptCallsCursor.rules, KEPT_RULES),
    })
    .returning({ id: keptCallsCursor.id });
  if (added.length > 0) await tx.delete(recountDays);
  return true;
}

const TAKE = `
with oldest as materialized (
  select id from recount where step = 'calls' order by id limit $1::int
)
delete from recount where step = 'calls' and id = any(array(select id from oldest))
returning person_id as "userId"`;

const ZONES = `select id as "userId", time_zone as "timeZone" from users where id = any($1::int[])`;

const keptPart = (reasons: readonly Reason[]) => {
  const [first] = reasons;
  return {
    reasons: reasons.map(({ reason }) => reason),
    place: first ? CALL_REASONS.indexOf(first.reason) : null,
    since: first?.since ?? null,
  };
};

type Person = { userId: number; timeZone: string };

const STORE = `
insert into kept_calls as k (user_id, waiting, place, since, aside, aside_place, aside_since)
select (row ->> 'userId')::int,
  array(select jsonb_array_elements_text(row #> '{waiting,reasons}')),
  (row #>> '{waiting,place}')::smallint, (row #>> '{waiting,since}')::date,
  array(select jsonb_array_elements_text(row #> '{aside,reasons}')),
  (row #>> '{aside,place}')::smallint, (row #>> '{aside,since}')::date
from jsonb_array_elements($1::jsonb) row
on conflict (user_id) do update set waiting = excluded.waiting,
  place = excluded.place, since = excluded.since, aside = excluded.aside,
  aside_place = excluded.aside_place, aside_since = excluded.aside_since
where (k.waiting, k.place, k.since, k.aside, k.aside_place, k.aside_since)
  is distinct from (excluded.waiting, excluded.place, excluded.since,
    excluded.aside, excluded.aside_place, excluded.aside_since)`;

async function decideCalls(client: PoolClient, people: readonly Person[], now: Date) {
  const todayByZone = new Map(
    people.map(({ timeZone }) => [timeZone, localDateAt(now, timeZone)] as const),
  );
  const asked = {
    todayOn: localDateAt(now, 'UTC'),
    todayByZone,
    places: null,
    establishmentId: null,
    inChargeUserId: null,
    userIds: people.map(({ userId }) => userId),
  };
  const stored = await findCalls(client, asked, PATIENCE);
  const byId = new Map(stored.map((person) => [person.userId, reasonsOf(person, now)]));
  const rows = people.map(({ userId }) => {
    const judged = byId.get(userId);
    return {
      userId,
      waiting: keptPart(judged ? reasonsIn(judged, 'wait') : []),
      aside: keptPart(judged ? reasonsIn(judged, 'areAside') : []),
    };
  });
  await namedQuery(client, 'recount-calls', STORE, [JSON.stringify(rows)], PATIENCE);
}

/**
 * Takes some people out of `recount` and stores whether each person needs a call.
 * @decision console#call-list
 */
export const decideSomeCalls = (
  site: { pool: Pool; now: Date },
  size: number,
): Promise<BatchResult> =>
  inTurn(site, async (tx, client) => {
    const taken = await namedQuery<{ userId: number }>(
      client,
      'recount-take-calls',
      TAKE,
      [size],
      PATIENCE,
    );
    const ids = [...new Set(taken.map(({ userId }) => userId))];
    const people = await namedQuery<Person>(client, 'recount-zones', ZONES, [ids], PATIENCE);
    if (people.length > 0) await decideCalls(client, people, await recountNow(tx, site.now));
    return { count: people.length, left: taken.length < size ? 'none' : 'more' };
  });

import type { PoolClient, Transaction } from '@aube/db';
import { keptCalls, keptCallsCursor, recountDays } from '@aube/db/schema';
import { ne, sql } from 'drizzle-orm';
import { localDateAt } from '../../time/rules/zone.ts';
import { CALL_REASONS } from '../rules/call-reasons.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import { findCalls } from './call-facts.ts';
import { reasonsIn, reasonsOf, type Reason } from './called-person.ts';
import { hasPeople } from './recount-turn.ts';

/**
 * Prepares the stored calls. On a small site, deletes the stored calls, because nothing updates
 * the calls of a small site. When the site becomes large or the rules change, requests a recount
 * of everybody.
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

const keptPart = (reasons: readonly Reason[]) => {
  const [first] = reasons;
  return {
    reasons: reasons.map(({ reason }) => reason),
    place: first ? CALL_REASONS.indexOf(first.reason) : null,
    since: first?.since ?? null,
  };
};

/** Stores which of the given people need a call, and the reasons. @decision console#call-list */
export async function decideCalls(
  tx: Transaction,
  client: PoolClient,
  { people, now }: { people: readonly { userId: number; timeZone: string }[]; now: Date },
): Promise<void> {
  const todayByZone = new Map(
    people.map(({ timeZone }) => [timeZone, localDateAt(now, timeZone)] as const),
  );
  const stored = await findCalls(client, {
    todayOn: localDateAt(now, 'UTC'),
    todayByZone,
    places: null,
    establishmentId: null,
    inChargeUserId: null,
    userIds: people.map(({ userId }) => userId),
  });
  const byId = new Map(stored.map((person) => [person.userId, reasonsOf(person, now)]));
  const rows = people.map(({ userId, timeZone }) => {
    const judged = byId.get(userId);
    return {
      userId,
      today: todayByZone.get(timeZone),
      waiting: keptPart(judged ? reasonsIn(judged, 'wait') : []),
      aside: keptPart(judged ? reasonsIn(judged, 'areAside') : []),
    };
  });
  await tx.execute(sql`
    insert into kept_calls as k (user_id, today, waiting, place, since, aside, aside_place, aside_since)
    select (row ->> 'userId')::int, (row ->> 'today')::date,
      array(select jsonb_array_elements_text(row #> '{waiting,reasons}')),
      (row #>> '{waiting,place}')::smallint, (row #>> '{waiting,since}')::date,
      array(select jsonb_array_elements_text(row #> '{aside,reasons}')),
      (row #>> '{aside,place}')::smallint, (row #>> '{aside,since}')::date
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row
    on conflict (user_id) do update set today = excluded.today, waiting = excluded.waiting,
      place = excluded.place, since = excluded.since, aside = excluded.aside,
      aside_place = excluded.aside_place, aside_since = excluded.aside_since
    where (k.today, k.waiting, k.place, k.since, k.aside, k.aside_place, k.aside_since)
      is distinct from (excluded.today, excluded.waiting, excluded.place, excluded.since,
        excluded.aside, excluded.aside_place, excluded.aside_since)`);
}

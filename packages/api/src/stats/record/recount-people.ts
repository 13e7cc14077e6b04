import type { PoolClient, Transaction } from '@aube/db';
import { namedQuery } from '@aube/db';
import { keptCallsCursor, recountDays } from '@aube/db/schema';
import { sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { findTodayByZone, type TodayByZone } from '../../record/today-by-zone.ts';
import { inClientTransaction } from '../../transaction.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import { decideCalls, prepareCalls } from './decide-calls.ts';
import { takeTurn } from './recount-turn.ts';
import { recountWeeks } from './recount-weeks.ts';

/**
 * Minimum number of participants for stored calls. On a smaller site, each request reads
 * everybody.
 */
const KEPT_FROM_PEOPLE = 500;
const BATCH = 500;
/**
 * Time limit of a statement. Seconds are needed only at the start of a day, on a site with a
 * million people.
 */
const PATIENCE = { patienceMs: 30_000 };

const EVERYBODY = `
insert into recount (person_id)
select p.user_id from participants p join users u on u.id = p.user_id
where u.time_zone = any($1::text[]) and u.erased_at is null`;

/**
 * Puts all people of a time zone into `recount` at the start of their day. Reasons for calls,
 * reached weeks and notices depend on the date.
 */
async function beginDays(
  tx: Transaction,
  client: PoolClient,
  { todayByZone }: TodayByZone,
): Promise<void> {
  const known = new Map(
    (await tx.select().from(recountDays)).map(({ timeZone, ...day }) => [timeZone, day]),
  );
  const begun = [...todayByZone].flatMap(([timeZone, day]) => {
    const { day: last, rules } = known.get(timeZone) ?? {};
    return last === day && rules === KEPT_RULES ? [] : { timeZone, day, rules: KEPT_RULES };
  });
  if (begun.length === 0) return;
  const zones = begun.map(({ timeZone }) => timeZone);
  await namedQuery(client, 'recount-everybody', EVERYBODY, [zones], PATIENCE);
  await tx
    .insert(recountDays)
    .values(begun)
    .onConflictDoUpdate({
      target: recountDays.timeZone,
      set: { day: sql`excluded.day`, rules: sql`excluded.rules` },
    });
}

/** An array instead of a join: with old statistics, PostgreSQL compared each row with each person. */
export const TAKE = `
with oldest as materialized (
  select person_id from recount where step = 'people' order by id limit $1::int
), gone as (
  delete from recount
  where step = 'people' and person_id = any(array(select person_id from oldest))
  returning person_id, establishment_id, since
), taken as materialized (
  select person_id, min(since) as since,
    array_agg(distinct establishment_id) filter (where establishment_id is not null) as left_places
  from gone group by person_id
)
select (select count(*) from oldest)::int as "rowCount", p.user_id as "userId",
  u.time_zone as "timeZone", t.since, t.left_places || p.establishment_id as places,
  p.programme_first_day is not null as "hasStarted", p.abandoned_at is not null as "hasLeft"
from taken t
left join participants p on p.user_id = t.person_id left join users u on u.id = p.user_id`;

type Taken = {
  rowCount: number;
  userId: number | null;
  timeZone: string;
  since: Date;
  places: number[];
  hasStarted: boolean;
  hasLeft: boolean;
};
type Person = Taken & { userId: number };

const NEXT_STEPS = `
insert into recount (step, person_id, establishment_id, since)
select 'notices', person, null, since from unnest($1::int[], $2::timestamptz[]) n (person, since)
union all
select 'figures', null, place, min(since) from unnest($3::int[], $4::timestamptz[]) f (place, since)
where exists (select from kept_figures_cursor) group by place`;

function addNextSteps(client: PoolClient, people: readonly Person[]) {
  const running = people.filter(({ hasStarted, hasLeft }) => hasStarted && !hasLeft);
  const places = people.flatMap(({ places: of, since }) => of.map((place) => ({ place, since })));
  return namedQuery(client, 'recount-next', NEXT_STEPS, [
    running.map(({ userId }) => userId),
    running.map(({ since }) => since),
    places.map(({ place }) => place),
    places.map(({ since }) => since),
  ]);
}

type Sources = Pick<Services, 'pool'> & { now: Date };

/**
 * @returns the number of recounted people; `isLast` is true when this process has nobody else to
 *   recount
 */
const recountSome = (
  { pool, now }: Sources,
  { fromPeople, today }: { fromPeople: number; today: TodayByZone },
): Promise<{ count: number; isLast: boolean }> =>
  inClientTransaction({ pool }, async (tx, client) => {
    await tx.execute(
      sql`select set_config('statement_timeout', ${`${PATIENCE.patienceMs}ms`}, true)`,
    );
    if (!(await takeTurn(tx))) return { count: 0, isLast: true };
    const storesCalls = await prepareCalls(tx, fromPeople);
    await beginDays(tx, client, today);
    const taken = await namedQuery<Taken>(client, 'recount-take', TAKE, [BATCH], PATIENCE);
    const people = taken.filter((each): each is Person => each.userId !== null);
    await recountWeeks(
      tx,
      people.flatMap(({ userId, hasStarted }) => (hasStarted ? userId : [])),
    );
    if (storesCalls) await decideCalls(tx, client, { people, now });
    await addNextSteps(client, people);
    const isLast = (taken[0]?.rowCount ?? 0) < BATCH;
    if (isLast) await tx.update(keptCallsCursor).set({ countedAt: sql`now()` });
    return { count: people.length, isLast };
  });

/**
 * Recounts the diary weeks of the people in `recount`, oldest change first. On a large site, also
 * stores the reasons for calls. Only one process recounts at a time.
 * @returns the number of recounted people
 * @decision console#recount
 */
export async function recountPeople(
  sources: Sources,
  { fromPeople = KEPT_FROM_PEOPLE, stopping }: { fromPeople?: number; stopping?: AbortSignal } = {},
): Promise<number> {
  const today = await findTodayByZone(sources);
  for (let recounted = 0; ;) {
    const { count, isLast } = await recountSome(sources, { fromPeople, today });
    recounted += count;
    if (isLast || stopping?.aborted) return recounted;
  }
}

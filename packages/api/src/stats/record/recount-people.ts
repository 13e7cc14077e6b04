import { namedQuery, type Pool, type PoolClient } from '@aube/db';
import { recountNow } from '../../record/recount-now.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import { beginDays } from './begin-days.ts';
import { decideSomeCalls, prepareCalls } from './decide-calls.ts';
import { type BatchResult, inBatches, inTurn, PATIENCE } from './recount-turn.ts';
import { recountWeeks } from './recount-weeks.ts';

/**
 * Minimum number of participants for stored calls. On a smaller site, each request decides on
 * everybody.
 */
const KEPT_FROM_PEOPLE = 500;
const BATCH = 500;

const OLDEST = `select person_id as "userId" from recount where step = 'people' order by id limit $1::int`;

/** An array replaces a join: with old statistics, PostgreSQL compared each row with each person. */
export const TAKE = `
with gone as (
  delete from recount where step = 'people' and person_id = any($1::int[])
  returning person_id, establishment_id, since
), taken as materialized (
  select person_id, min(since) as since,
    array_agg(distinct establishment_id) filter (where establishment_id is not null) as left_places
  from gone group by person_id
)
select p.user_id as "userId", t.since, t.left_places || p.establishment_id as places,
  p.programme_first_day is not null as "hasStarted", p.abandoned_at is not null as "hasLeft"
from taken t join participants p on p.user_id = t.person_id`;

type Person = {
  userId: number;
  since: Date;
  places: number[];
  hasStarted: boolean;
  hasLeft: boolean;
};

const NEXT_STEPS = `
insert into recount (step, person_id, establishment_id, since)
select 'calls', person, null::int, since from unnest($1::int[], $2::timestamptz[]) everybody (person, since)
where $7::boolean
union all
select 'notices', person, null::int, since from unnest($3::int[], $4::timestamptz[]) running (person, since)
union all
select 'figures', null::int, place, min(since) from unnest($5::int[], $6::timestamptz[]) places (place, since)
where exists (select from kept_figures_cursor) group by place`;

function addNextSteps(client: PoolClient, people: readonly Person[], storesCalls: boolean) {
  const running = people.filter(({ hasStarted, hasLeft }) => hasStarted && !hasLeft);
  const places = people.flatMap((person) =>
    person.places.map((place) => ({ place, since: person.since })),
  );
  const values = [
    people.map(({ userId }) => userId),
    people.map(({ since }) => since),
    running.map(({ userId }) => userId),
    running.map(({ since }) => since),
    places.map(({ place }) => place),
    places.map(({ since }) => since),
    storesCalls,
  ];
  return namedQuery(client, 'recount-next', NEXT_STEPS, values, PATIENCE);
}

type Site = { pool: Pool; now: Date };

const recountSome = (site: Site, fromPeople: number, size: number): Promise<BatchResult> =>
  inTurn(site, async (tx, client) => {
    const storesCalls = await prepareCalls(tx, fromPeople);
    await beginDays(tx, client, { now: await recountNow(tx, site.now), storesCalls });
    const oldest = await namedQuery<{ userId: number }>(
      client,
      'recount-oldest',
      OLDEST,
      [size],
      PATIENCE,
    );
    const ids = [...new Set(oldest.map(({ userId }) => userId))];
    const people = await namedQuery<Person>(client, 'recount-take', TAKE, [ids], PATIENCE);
    const started = people.flatMap(({ userId, hasStarted }) => (hasStarted ? userId : []));
    await recountWeeks(client, started);
    await addNextSteps(client, people, storesCalls);
    return { count: people.length, left: oldest.length < size ? 'none' : 'more' };
  });

const SKIP = `update recount set step = 'skipped', since = now()
where step = $1 and person_id = (
  select person_id from recount where step = $1 order by id limit 1)
returning id`;

/** The cause may be gone after a day. An instant of the future was written with a wrong clock. */
const TRY_AGAIN = `update recount set step = 'people', since = now()
where step = 'skipped' and since not between now() - interval '1 day' and now()`;

/** Stores that everybody was recounted with the rules of this release. */
const DONE = 'update kept_calls_cursor set counted_at = now() where rules = $1';

type Options = {
  fromPeople?: number;
  stopping?: AbortSignal;
  /** Called with the fault of each person who was left out. */
  onSkipped?: (thrown: unknown) => void;
};

/**
 * Recounts the people in `recount`, oldest first: diary weeks and then, on a large site, reasons
 * for calls. Only one process recounts at a time. A person who was left out is tried again a day
 * later.
 * @param site `now` is read again for each transaction
 * @returns the number of recounted people
 * @decision console#recount
 */
export async function recountPeople(
  site: Site,
  { fromPeople = KEPT_FROM_PEOPLE, stopping, onSkipped }: Options = {},
): Promise<number> {
  const batches = (step: 'people' | 'calls') => ({
    size: BATCH,
    stopping,
    async skip(thrown: unknown) {
      const skipped = await namedQuery(site.pool, 'recount-skip', SKIP, [step], PATIENCE);
      if (skipped.length > 0) onSkipped?.(thrown);
      return skipped.length > 0;
    },
  });
  await namedQuery(site.pool, 'recount-try-again', TRY_AGAIN, [], PATIENCE);
  const people = await inBatches((size) => recountSome(site, fromPeople, size), batches('people'));
  const calls = await inBatches((size) => decideSomeCalls(site, size), batches('calls'));
  if (people.left === 'none' && calls.left === 'none') {
    await namedQuery(site.pool, 'recount-done', DONE, [KEPT_RULES]);
  }
  return people.count;
}

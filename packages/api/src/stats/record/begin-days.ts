import { namedQuery, type PoolClient, type Transaction } from '@aube/db';
import { recountDays } from '@aube/db/schema';
import { sql } from 'drizzle-orm';
import { findTodayByZone } from '../../record/today-by-zone.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import { PATIENCE } from './recount-turn.ts';

const EVERYBODY = `
insert into recount (person_id)
select p.user_id from participants p join users u on u.id = p.user_id
where u.time_zone = any($1::text[]) and u.erased_at is null`;

/** From this day of a programme on (pauses included), a new date alone changes no result. */
const LONGEST_DAYS = 300;

/**
 * People whose results may change when a new day begins: the programme runs or has not started, the
 * person opened weeks later, or a reason for a call is stored.
 */
const OF_A_DAY = `
with person as materialized (
  select p.user_id, p.establishment_id, p.programme_first_day is not null as has_started
  from participants p join users u on u.id = p.user_id
  join unnest($1::text[], $2::date[]) z (name, today) on z.name = u.time_zone
  where u.erased_at is null and (
    (p.abandoned_at is null and u.deactivated_at is null and (
      coalesce(p.programme_first_day > z.today - ${LONGEST_DAYS}, true)
      or exists (select from diary_openings o where o.user_id = p.user_id)))
    or exists (select from kept_calls k where k.user_id = p.user_id
      and (k.place is not null or k.aside_place is not null)))
)
insert into recount (step, person_id, establishment_id)
select 'calls', user_id, null::int from person where $3::boolean
union all select 'notices', user_id, null::int from person where has_started
union all select distinct 'figures', null::int, establishment_id from person
  where has_started and exists (select from kept_figures_cursor)`;

/**
 * Puts people into `recount` when a day begins in their time zone. After a change of the rules,
 * everybody in the zone is recounted with all weeks.
 */
export async function beginDays(
  tx: Transaction,
  client: PoolClient,
  { now, storesCalls }: { now: Date; storesCalls: boolean },
): Promise<void> {
  const { todayByZone } = await findTodayByZone({ pool: client, now });
  const known = new Map(
    (await tx.select().from(recountDays)).map(({ timeZone, ...day }) => [timeZone, day]),
  );
  const begun = [...todayByZone].flatMap(([timeZone, day]) => {
    const last = known.get(timeZone);
    if (last?.day === day && last.rules === KEPT_RULES) return [];
    const hasOtherRules = last?.rules !== KEPT_RULES;
    return { timeZone, day, hasOtherRules };
  });
  if (begun.length === 0) return;
  const [anew, ofDay] = [true, false].map((wanted) =>
    begun.filter(({ hasOtherRules }) => hasOtherRules === wanted),
  ) as [typeof begun, typeof begun];
  const zonesOf = (days: typeof begun) => days.map(({ timeZone }) => timeZone);
  await namedQuery(client, 'recount-everybody', EVERYBODY, [zonesOf(anew)], PATIENCE);
  const days = ofDay.map(({ day }) => day);
  await namedQuery(client, 'recount-day', OF_A_DAY, [zonesOf(ofDay), days, storesCalls], PATIENCE);
  await tx
    .insert(recountDays)
    .values(
      begun.map(({ timeZone, day }) => ({
        timeZone,
        day,
        begunAt: now,
        rules: KEPT_RULES,
        aliveAt: sql`now()`,
      })),
    )
    .onConflictDoUpdate({
      target: recountDays.timeZone,
      set: {
        day: sql`excluded.day`,
        begunAt: sql`excluded.begun_at`,
        rules: sql`excluded.rules`,
        aliveAt: sql`now()`,
      },
    });
}

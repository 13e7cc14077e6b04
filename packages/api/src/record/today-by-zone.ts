import { namedQuery, type QueryRunner } from '@aube/db';
import type { LocalDate } from '../time/rules/local-date.ts';
import { localDateAt } from '../time/rules/zone.ts';

export type TodayByZone = {
  readonly todayOn: LocalDate;
  readonly todayByZone: ReadonlyMap<string, LocalDate>;
};

/** SQL that lists each time zone once, with one index lookup per zone. */
const ZONES = `with recursive zone (name) as (
  (select time_zone from users order by time_zone limit 1)
  union all
  select (select time_zone from users where time_zone > zone.name order by time_zone limit 1)
  from zone where zone.name is not null
)
select name from zone where name is not null`;

/**
 * Today's date in each time zone. The zone data of the server is used, not the zone data of the
 * database.
 * @decision pages#zone-data
 */
export async function findTodayByZone({
  pool,
  now,
}: {
  pool: QueryRunner;
  now: Date;
}): Promise<TodayByZone> {
  const zones = await namedQuery<{ name: string }>(pool, 'record.zones', ZONES, []);
  return {
    todayOn: localDateAt(now, 'UTC'),
    todayByZone: new Map(zones.map(({ name }) => [name, localDateAt(now, name)])),
  };
}

import { users } from '@aube/db/schema';
import type { Context } from '../context.ts';
import type { LocalDate } from '../time/rules/local-date.ts';
import { localDateAt } from '../time/rules/zone.ts';

/** Today in UTC, and in each zone that somebody lives in. */
export type TodayEverywhere = {
  readonly todayOn: LocalDate;
  readonly todayByZone: ReadonlyMap<string, LocalDate>;
};

/** What day it is for everybody: the server's own zone data says, not the database's (decisions/0008). */
export async function todayEverywhere({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<TodayEverywhere> {
  const zones = await db.selectDistinct({ timeZone: users.timeZone }).from(users);
  return {
    todayOn: localDateAt(now, 'UTC'),
    todayByZone: new Map(zones.map(({ timeZone }) => [timeZone, localDateAt(now, timeZone)])),
  };
}

import { namedQuery, type QueryRunner } from '@aube/db';
import { RECOUNT_STEPS } from '@aube/db/schema';
import { findTodayByZone, type TodayByZone } from '../../record/today-by-zone.ts';
import { instantAt } from '../../time/rules/zone.ts';

/**
 * A stored result is shown with its time when a change has waited longer than this.
 * @decision console#recount
 */
const OLDEST_SECONDS = 60;

/**
 * A time zone without a row for today in `recount_days` has waited since midnight.
 */
const TEXT = `
select step, coalesce(greatest(0, extract(epoch from now() - (
    select since from recount r where r.step = s.step order by r.id limit 1)),
  case when step = 'people' then (
    select max(extract(epoch from $1::timestamptz - z.begins_at))
    from unnest($2::text[], $3::date[], $4::timestamptz[]) z (name, day, begins_at)
    join recount_days d on d.time_zone = z.name and d.day < z.day) end), 0)::float8 as seconds
from unnest($5::text[]) s (step)`;

export type RecountAges = Record<(typeof RECOUNT_STEPS)[number], number>;

/**
 * For each step of the recount: seconds since the oldest waiting change, by PostgreSQL's clock. 0
 * when nothing waits.
 */
export async function findRecountAges(
  pool: QueryRunner,
  { todayByZone, now }: TodayByZone & { now: Date },
): Promise<RecountAges> {
  const days = [...todayByZone];
  const rows = await namedQuery<{ step: keyof RecountAges; seconds: number }>(
    pool,
    'recount-ages',
    TEXT,
    [
      now,
      days.map(([zone]) => zone),
      days.map(([, day]) => day),
      days.map(([zone, day]) => instantAt(day, 0, zone)),
      RECOUNT_STEPS,
    ],
  );
  const ages = { people: 0, calls: 0, notices: 0, figures: 0 };
  for (const { step, seconds } of rows) ages[step] = seconds;
  return ages;
}

type Site = { pool: QueryRunner; now: Date };

export const countRecountAges = async (site: Site): Promise<RecountAges> =>
  findRecountAges(site.pool, { ...(await findTodayByZone(site)), now: site.now });

/**
 * Time of the oldest waiting change; null when no change has waited for a minute.
 * @param seconds ages of the steps that a result needs
 */
export function lateSince(now: Date, ...seconds: number[]): Date | null {
  const age = Math.max(...seconds);
  return age > OLDEST_SECONDS ? new Date(now.getTime() - age * 1_000) : null;
}

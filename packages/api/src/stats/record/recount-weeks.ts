import { namedQuery, type PoolClient } from '@aube/db';
import { PATIENCE } from './recount-turn.ts';

/**
 * Unchanged rows are not inserted, because an insert would lock the row. The subquery must not
 * become a join: PostgreSQL could then read everybody's weeks.
 */
const TEXT = `
with counted as materialized (
  select d.user_id, d.week, min(d.date) - 1 as opens_on, count(d.completed_at) as recorded_nights,
    coalesce(sum(d.total_sleep_minutes) filter (where d.completed_at is not null), 0)
      as total_sleep_minutes,
    coalesce(sum(d.time_in_bed_minutes) filter (where d.completed_at is not null), 0)
      as time_in_bed_minutes,
    count(*) filter (where d.completed_at is not null and d.total_sleep_minutes = 0)
      as white_nights
  from diary_days d
  where d.user_id = any($1::int[])
  group by d.user_id, d.week
), found as materialized (
  select c.*, coalesce((select w.chosen_at is not null from diary_weeks w
    where w.user_id = c.user_id and w.number = c.week), false) as is_schedule_chosen
  from counted c
), kept as materialized (
  select * from kept_weeks where user_id = any($1::int[])
), gone as (
  delete from kept_weeks k where k.user_id = any($1::int[])
    and not exists (select from counted c where c.user_id = k.user_id and c.week = k.week)
)
insert into kept_weeks (user_id, week, opens_on, recorded_nights, total_sleep_minutes,
  time_in_bed_minutes, white_nights, is_schedule_chosen)
select f.* from found f left join kept k on k.user_id = f.user_id and k.week = f.week
where (k.opens_on, k.recorded_nights, k.total_sleep_minutes, k.time_in_bed_minutes,
    k.white_nights, k.is_schedule_chosen)
  is distinct from (f.opens_on, f.recorded_nights, f.total_sleep_minutes,
    f.time_in_bed_minutes, f.white_nights, f.is_schedule_chosen)
on conflict (user_id, week) do update set opens_on = excluded.opens_on,
  recorded_nights = excluded.recorded_nights,
  total_sleep_minutes = excluded.total_sleep_minutes,
  time_in_bed_minutes = excluded.time_in_bed_minutes,
  white_nights = excluded.white_nights,
  is_schedule_chosen = excluded.is_schedule_chosen`;

/**
 * Recounts the diary weeks of some people.
 * @decision console#summed-figures
 */
export const recountWeeks = (client: PoolClient, userIds: readonly number[]) =>
  namedQuery(client, 'recount-weeks', TEXT, [userIds], PATIENCE);

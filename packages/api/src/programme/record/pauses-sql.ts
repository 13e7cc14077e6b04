import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { textOf } from '../../record/sight.ts';
import type { StoredPause } from '../rules/pause.ts';

/** Column of a query: a person's pauses as `StoredPause[]`, except undone ones. @decision D67 */
export const pausesOf = (userId: SQLWrapper): SQL<StoredPause[]> => sql`(
  select coalesce(json_agg(json_build_object('id', pause.id, 'week', pause.week,
    'startsOn', pause.starts_on, 'resumesOn', pause.resumes_on,
    'isByStaff', pause.asked_by_user_id <> pause.user_id) order by pause.starts_on), '[]')
  from pauses pause where pause.user_id = ${userId} and pause.withdrawn_at is null)`;

/** The same as text for a named query. */
export const pausesSql = (userId: SQL): string => textOf(pausesOf(userId));

/** `pauseOn` in SQL: true when a programme is paused on `today`. @decision D67 */
export const isPausedSql = (userId: string, today: string): string => `exists (
  select from pauses pause where pause.user_id = ${userId} and pause.withdrawn_at is null
    and pause.starts_on <= ${today} and ${today} < pause.resumes_on)`;

/** Expressions of a statement: dates or null, except the first one. */
export type WeekColumns = {
  userId: string;
  firstDayOn: string;
  abandonedOn: string;
  /** The person's own date; only the server has reliable zone data. */
  today: string;
};

/**
 * `programmeWeek` (derniere_semaine) in SQL, used by lists, figures and exports: 0 before S0, pause
 * days not counted. A test compares it with the rule.
 * @decision D14 D67
 */
export function programmeWeekSql({ userId, firstDayOn, abandonedOn, today }: WeekColumns): string {
  const lastDay = `least(${abandonedOn}, ${today})`;
  const pausedDays = `coalesce((
    select sum(greatest(0, least(${lastDay} + 1, pause.resumes_on) - pause.starts_on))
    from pauses pause where pause.user_id = ${userId} and pause.withdrawn_at is null), 0)::int`;
  return `case when ${firstDayOn} is null then 0
    else 1 + greatest(0, ${lastDay} - ${firstDayOn} - ${pausedDays}) / 7 end`;
}

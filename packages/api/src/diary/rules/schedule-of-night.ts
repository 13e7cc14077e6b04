import type { LocalDate } from '../../time/rules/local-date.ts';
import { isInForce, isSuspendedOn, type WeekSchedule } from './kept-schedule.ts';

/**
 * Schedule in force in a night; null without a schedule, and for a suspended night. Until a new
 * choice takes effect, the schedule of the week before is in force.
 * @decision D26 D76
 */
export function scheduleOfNight<Known extends WeekSchedule>(
  weeks: readonly { number: number; schedule: Known | null }[],
  { date, week }: { date: LocalDate; week: number },
): Known | null {
  const ofWeek = (number: number) => weeks.find((each) => each.number === number)?.schedule ?? null;
  const own = ofWeek(week);
  if (own === null || isSuspendedOn(own, date)) return null;
  return isInForce(own, date) ? own : ofWeek(week - 1);
}

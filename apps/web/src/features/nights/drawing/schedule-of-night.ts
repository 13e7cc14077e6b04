import type { DiaryDay, DiaryWeek } from '../../../lib/programme-data.ts';

type Weeks = readonly Pick<DiaryWeek, 'number' | 'schedule'>[];

/**
 * Schedule in force during a night; null without a schedule. A schedule chosen on the next morning
 * does not count.
 * @decision D26
 */
export function scheduleOfNight(
  weeks: Weeks,
  { date, week }: Pick<DiaryDay, 'date' | 'week'>,
): DiaryWeek['schedule'] {
  const ofWeek = (number: number) => weeks.find((each) => each.number === number)?.schedule ?? null;
  const schedule = ofWeek(week);
  const cameLater =
    schedule !== null &&
    !schedule.isCarriedOver &&
    schedule.chosenOn !== null &&
    date <= schedule.chosenOn;
  return cameLater ? ofWeek(week - 1) : schedule;
}

import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';

/**
 * The next week, when its schedule was chosen before a night of this week was recorded or corrected.
 * @decision diary#a-night-after-the-choice
 */
export function chosenBefore(
  weeks: Programme['weeks'],
  week: Pick<
    DiaryWeek,
    'number' | 'completedNights' | 'totalSleepSumMinutes' | 'timeInBedSumMinutes'
  >,
): DiaryWeek | null {
  const next = weeks.find(({ number }) => number === week.number + 1);
  const choice = next?.schedule;
  if (next === undefined || !choice?.explanation || choice.isCarriedOver) return null;
  const { nights } = choice.explanation;
  const sumOf = (of: 'totalSleepMinutes' | 'timeInBedMinutes') =>
    nights.reduce((sum, night) => sum + night[of], 0);
  const isSame =
    nights.length === week.completedNights &&
    sumOf('totalSleepMinutes') === week.totalSleepSumMinutes &&
    sumOf('timeInBedMinutes') === week.timeInBedSumMinutes;
  return isSame ? null : next;
}

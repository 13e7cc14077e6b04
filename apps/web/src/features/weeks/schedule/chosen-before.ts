import type { DiaryWeek } from '../../../lib/programme-data.ts';

/**
 * True when the schedule of a week was chosen before a night of the week before it was recorded or
 * corrected.
 * @decision diary#a-night-after-the-choice
 */
export function isChosenBefore(
  schedule: DiaryWeek['schedule'],
  weekBefore: Pick<DiaryWeek, 'completedNights' | 'totalSleepSumMinutes' | 'timeInBedSumMinutes'>,
): boolean {
  if (!schedule?.explanation || schedule.isCarriedOver) return false;
  const { nights } = schedule.explanation;
  const sumOf = (of: 'totalSleepMinutes' | 'timeInBedMinutes') =>
    nights.reduce((sum, night) => sum + night[of], 0);
  return (
    nights.length !== weekBefore.completedNights ||
    sumOf('totalSleepMinutes') !== weekBefore.totalSleepSumMinutes ||
    sumOf('timeInBedMinutes') !== weekBefore.timeInBedSumMinutes
  );
}

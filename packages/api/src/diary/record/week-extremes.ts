import type { DiaryRecord, WeekRecord } from '../../programme/record/diary-rows.ts';
import type { ProgrammeFacts } from '../../programme/rules/programme-facts.ts';
import { isSleepByDay, isVeryLittleSleep } from '../rules/extreme-sleep.ts';
import { isNarrowTooLong } from '../rules/narrow-window.ts';
import { askedQuestions } from '../rules/week-questions.ts';
import type { WeekSums } from '../rules/week-summary.ts';
import { isComplete } from './day-output.ts';
import type { WeekOutput } from './week-output.ts';

type Extremes = Pick<
  WeekOutput,
  'isVeryLittleSleep' | 'isNarrowWindow' | 'questions' | 'hasUnusualEnergy'
>;

type ExtremeParts = {
  record: DiaryRecord;
  facts: ProgrammeFacts;
  stored: WeekRecord;
  sums: WeekSums;
  narrowCounts: ReadonlyMap<number, number>;
  hasSchedule: boolean;
};

/**
 * Messages and questions of a week about very little sleep, a narrow window, and sleep in the
 * daytime.
 * @decision D80
 */
export function weekExtremes(parts: ExtremeParts): Extremes {
  const { record, facts, stored, sums, narrowCounts, hasSchedule } = parts;
  const { number, hasUnusualEnergy, hasShiftWork } = stored;
  const nights = record.days.filter((day) => day.week === number).filter(isComplete);
  const whiteNights = nights.filter((night) => night.totalSleepMinutes === 0).length;
  const isLittle = isVeryLittleSleep(sums, whiteNights);
  return {
    isVeryLittleSleep: isLittle,
    isNarrowWindow: hasSchedule && isNarrowTooLong(narrowCounts.get(number) ?? 0),
    questions: askedQuestions({
      week: number,
      diaryWeek: facts.diaryWeek,
      takesEntries: facts.takesEntries,
      isVeryLittleSleep: isLittle,
      isSleepByDay: isSleepByDay(nights),
      openSafetyFlags: record.openSafetyFlags,
      answers: { unusualEnergy: hasUnusualEnergy, shiftWork: hasShiftWork },
    }),
    hasUnusualEnergy,
  };
}

import { AppError } from '../../errors.ts';
import type { ProgrammeRecord } from '../../programme/record/programme-record.ts';
import { factsOf } from '../../programme/rules/programme-facts.ts';
import type { ReviewedProgramme } from '../rules/reviewed-programme.ts';
import { reviewOf, type ReviewedWeek } from '../rules/week-review.ts';
import { daysOutputOf } from './day-output.ts';
import { weeksOfProgramme } from './weeks-of-programme.ts';

export const reviewedProgramme = (record: ProgrammeRecord, now: Date): ReviewedProgramme => ({
  today: factsOf(record, now).today,
  openSafetyFlags: record.openSafetyFlags,
  days: daysOutputOf(record, now),
  weeks: weeksOfProgramme(record, now),
});

/**
 * The review of a week; null before the week has ended.
 * @throws NOT_FOUND for a week that is not open yet
 */
export function reviewIn(record: ProgrammeRecord, number: number, now: Date): ReviewedWeek | null {
  const programme = reviewedProgramme(record, now);
  if (!programme.weeks.some((week) => week.number === number)) throw new AppError('NOT_FOUND');
  return reviewOf(programme, number);
}

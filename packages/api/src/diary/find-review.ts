import { z } from 'zod';
import { AppError } from '../errors.ts';
import { entityId, whole } from '../primitives.ts';
import { readProgramme, type ProgrammeRecord } from '../programme/record/programme-record.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { synchronous } from '../synchronous.ts';
import { userStatementProcedure } from '../trpc.ts';
import { daysOutputOf } from './record/day-output.ts';
import { reviewOutput } from './record/review-output.ts';
import { weeksOfProgramme } from './record/weeks-of-programme.ts';
import { reviewOf, type WeekReview } from './rules/week-review.ts';

/**
 * The review of a week of the record; null while the week is not over.
 * @throws NOT_FOUND for a week that is not open yet
 */
export function reviewIn(record: ProgrammeRecord, number: number, now: Date): WeekReview | null {
  const programme = {
    today: factsOf(record, now).today,
    openSafetyFlags: record.openSafetyFlags,
    days: daysOutputOf(record, now),
    weeks: weeksOfProgramme(record, now),
  };
  if (!programme.weeks.some((week) => week.number === number)) throw new AppError('NOT_FOUND');
  return reviewOf(programme, number);
}

/**
 * The review of a week (« bilan de la semaine »): figures, one thing that went well, what safety asks, one
 * thing to try; null while the week is not over.
 * @throws NOT_FOUND for a week that is not open yet, and for somebody whom the caller may not know of
 * @decision D68 0063
 */
export const findReview = userStatementProcedure
  .input(z.object({ userId: entityId.optional(), number: whole(1, 25) }))
  .output(synchronous(reviewOutput.nullable()))
  .query(async ({ ctx, input: { userId, number } }) => {
    const record = await readProgramme(ctx, userId, { type: 'diaryWeek', id: number });
    return reviewIn(record, number, ctx.now);
  });

import { z } from 'zod';
import { reviewTipCodes } from '../rules/review-tips.ts';
import { wentWellCodes } from '../rules/week-review.ts';

const tipCode = z.enum(reviewTipCodes);

export const reviewOutput = z.object({
  week: z.number(),
  rules: z.string(),
  completedNights: z.number(),
  standing: z.enum(['insufficient', 'provisional', 'complete']),
  sleepEfficiencyPercent: z.number().nullable(),
  direction: z.enum(['up', 'down', 'same']).nullable(),
  /**
   * `nights`: nights that begin and end within 30 minutes of the schedule; `of`: nights with a
   * schedule.
   */
  kept: z.object({ nights: z.number(), of: z.number() }).nullable(),
  wentWell: z.object({ code: z.enum(wentWellCodes), nights: z.number() }),
  safety: z.enum(['locked', 'sleepy']).nullable(),
  tip: z.object({
    code: tipCode,
    chapterId: z.string(),
    nights: z.number(),
    minutes: z.number().nullable(),
  }),
  intentions: z.array(tipCode),
});

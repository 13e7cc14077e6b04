import { z } from 'zod';
import { expectedCodes } from '../rules/expected-week.ts';
import { reviewTipCodes } from '../rules/review-tips.ts';
import { trialOutcomes } from '../rules/weekly-trial.ts';
import { wentWellCodes } from '../rules/week-review.ts';

const tipCode = z.enum(reviewTipCodes);
const figure = z.object({ value: z.number(), of: z.number() });

const evidence = { nights: z.number(), minutes: z.number().nullable() };

export const reviewOutput = z.object({
  week: z.number(),
  rules: z.string(),
  completedNights: z.number(),
  standing: z.enum(['insufficient', 'provisional', 'complete']),
  sleepEfficiencyPercent: z.number().nullable(),
  direction: z.enum(['up', 'down', 'same']).nullable(),
  kept: z.object({ nights: z.number(), of: z.number() }).nullable(),
  expected: z.enum(expectedCodes).nullable(),
  isScheduleFirst: z.boolean(),
  wentWell: z.object({ code: z.enum(wentWellCodes), nights: z.number() }),
  safety: z.enum(['locked', 'sleepy']).nullable(),
  tip: z.object({
    code: tipCode,
    chapterId: z.string(),
    hours: z.object({ bedTime: z.number(), wakeTime: z.number() }).nullable(),
    ...evidence,
    /** Figures of the previous week when its review gave the same tip; null otherwise. */
    before: z.object(evidence).nullable(),
  }),
  medicationNights: z.number().nullable(),
  intentions: z.array(tipCode),
  trial: z
    .object({
      code: tipCode,
      week: z.number(),
      days: z.array(z.object({ date: z.string(), state: z.enum(['done', 'notDone', 'unknown']) })),
      doneDays: z.number(),
      waitsFor: z.enum(['pause', 'safety', 'schedule']).nullable(),
      isAsked: z.boolean(),
      tapped: z.boolean().nullable(),
      isOver: z.boolean(),
      outcome: z.enum(trialOutcomes).nullable(),
      about: z
        .object({ unit: z.enum(['days', 'minutes']), before: figure, after: figure })
        .nullable(),
      sleep: z.object({ beforeMinutes: z.number(), afterMinutes: z.number() }).nullable(),
      hasOtherSchedule: z.boolean(),
    })
    .nullable(),
});

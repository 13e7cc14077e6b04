import { z } from 'zod';
import type { CheckRecord } from '../../programme/record/diary-rows.ts';
import { inListOrder, weeklyCheckAnswers } from '../rules/weekly-check.ts';

export const checkOutput = z.object({
  id: z.number(),
  week: z.number().nullable(),
  answers: z.array(z.enum(weeklyCheckAnswers)),
  answeredAt: z.string(),
});

export const checkOutputOf = ({
  id,
  week,
  answers,
  answeredAt,
}: Omit<CheckRecord, 'answeredAt'> & { answeredAt: string | Date }): z.infer<
  typeof checkOutput
> => ({
  id,
  week,
  answers: inListOrder(answers),
  answeredAt: new Date(answeredAt).toISOString(),
});

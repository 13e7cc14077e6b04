import type { StoredAnswers } from '@aube/db/schema';
import type { Questionnaire } from '@aube/content';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { AppError, choicesOf } from '../errors.ts';
import { longText, text, whole } from '../primitives.ts';
import { itemsOf } from './definition.ts';
import { answerIssues, fittingAnswers, type AnswerValue } from './rules/check-answers.ts';

const answerInput = z.union(
  [
    whole(-1_000_000, 1_000_000),
    longText(4000),
    z.array(text(40)).max(60, { error: 'tooMany' }),
    z.null(),
  ],
  { error: 'invalid' },
);

/** Answers by item code. Null, an empty text and an empty list mean no answer. */
export const answersInput = z
  .record(text(40), answerInput)
  .refine((answers) => Object.keys(answers).length <= 300, { error: 'tooMany' })
  .transform(
    (answers) =>
      Object.fromEntries(
        Object.entries(answers).filter(
          ([, value]) =>
            value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
        ),
      ) as Record<string, AnswerValue>,
  );

/** @throws INVALID with one issue per item when the questionnaire cannot accept these answers */
export function refuseBadAnswers(
  questionnaire: Questionnaire,
  answers: Record<string, AnswerValue>,
  isComplete: boolean,
): void {
  const items = itemsOf(questionnaire);
  const issues = answerIssues(items, answers, { isComplete });
  if (issues.length === 0) return;
  const choicesOfItem = (item: string) =>
    choicesOf(items.find(({ code }) => code === item)?.choices.map(({ value }) => value) ?? []);
  throw new AppError('INVALID', {
    issues: issues.map(({ item, code }) => ({
      path: ['answers', item],
      code,
      ...(code === 'unknownChoice' && { params: choicesOfItem(item) }),
    })),
  });
}

export function shownAnswers(
  questionnaire: Questionnaire,
  row: { readonly answers: StoredAnswers; readonly submittedAt: Date | null },
): Record<string, AnswerValue> {
  const answers = row.answers as Record<string, AnswerValue>;
  return row.submittedAt === null ? fittingAnswers(itemsOf(questionnaire), answers) : answers;
}

export function sameAnswers(left: object, right: object): boolean {
  return isDeepStrictEqual({ ...left }, { ...right });
}

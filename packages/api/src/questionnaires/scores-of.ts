import { scoreInstrument, type Questionnaire } from '@aube/content';
import type { AnswerValue } from './rules/check-answers.ts';

/** Every score of a questionnaire's instruments by id; null when too many answers are missing. */
export function scoresOf(
  { instruments }: Questionnaire,
  answers: Record<string, AnswerValue>,
): Record<string, number | null> {
  return Object.fromEntries(
    instruments.flatMap((instrument) => Object.entries(scoreInstrument(instrument, answers))),
  );
}

import { scoreInstrument, type Questionnaire } from '@aube/content';
import type { AnswerValue } from './rules/check-answers.ts';

export function scoresOf(
  { instruments }: Questionnaire,
  answers: Record<string, AnswerValue>,
): Record<string, number | null> {
  return Object.fromEntries(
    instruments.flatMap((instrument) => Object.entries(scoreInstrument(instrument, answers))),
  );
}

import type { AnswerValue } from '@aube/api/rules';
import type { Question } from '../model/pages.ts';

export type QuestionProps = {
  readonly question: Question;
  readonly count: number;
  readonly value: AnswerValue | undefined;
  readonly onChange: (value: AnswerValue | undefined) => void;
  readonly error: string | undefined;
  /** True when the error is that the answer is missing. */
  readonly isGap?: boolean | undefined;
};

export function fieldIdOf(code: string): string {
  return `question-${code}`;
}

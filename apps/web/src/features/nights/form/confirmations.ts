import { nightQuestionCodes, questionedFields } from '@aube/api/rules';
import type { NightForm } from './night-form.ts';
import { figureOf } from './review-night.ts';

/**
 * Answers « C'est exact » that are valid after a change. A changed value removes the answer.
 * @decision D21
 */
export function confirmationsKept(
  confirmed: readonly string[],
  before: NightForm,
  after: NightForm,
): string[] {
  return nightQuestionCodes.filter(
    (code) =>
      confirmed.includes(code) &&
      questionedFields[code].every((field) => figureOf(before, field) === figureOf(after, field)),
  );
}

import { type NightQuestionCode, nightQuestionCodes, questionedFields } from '@aube/api/rules';
import type { NightForm } from './night-form.ts';
import { figureOf, napsOf } from './review-night.ts';

/** A changed value removes its answer « C'est exact ». @decision D21 */
export function confirmationsKept(
  confirmed: readonly string[],
  before: NightForm,
  after: NightForm,
): string[] {
  return nightQuestionCodes.filter(
    (code) =>
      confirmed.includes(code) &&
      questionedFields[code].every((field) => answerOf(before, field) === answerOf(after, field)),
  );
}

type QuestionedField = (typeof questionedFields)[NightQuestionCode][number];

const answerOf = (form: NightForm, field: QuestionedField): number | string | null =>
  field === 'naps' ? JSON.stringify(napsOf(form)) : figureOf(form, field);

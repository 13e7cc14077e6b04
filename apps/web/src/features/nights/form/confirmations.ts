import { checkNight } from '@aube/api/rules';
import type { NightForm } from './night-form.ts';
import { figureOf, formFieldOf, nightDraftOf, type NightPlace } from './review-night.ts';

/**
 * Answers « C'est exact » that are valid after a change. A changed value removes the answer.
 * @decision D21
 */
export function confirmationsKept(
  confirmed: readonly string[],
  before: NightForm,
  after: NightForm,
  place: NightPlace,
): string[] {
  if (confirmed.length === 0) return [];
  const check = checkNight({ ...place, draft: nightDraftOf(before, place) });
  const questions = check.isSavable ? check.questions : [];
  return confirmed.filter((code) => {
    const question = questions.find((each) => each.code === code);
    return question?.fields
      .map(formFieldOf)
      .every((field) => figureOf(before, field) === figureOf(after, field));
  });
}

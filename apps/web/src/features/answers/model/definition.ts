import type { RouterOutputs } from '@aube/api';
import type { AnswerValue } from '@aube/api/rules';

/** A questionnaire as the server sends it, in the language on the screen. @decision D42 */
export type Definition = RouterOutputs['questionnaires']['getDefinition'];
export type Group = Definition['groups'][number];
export type Item = Group['items'][number];
export type CrisisPanel = RouterOutputs['questionnaires']['getCrisisResources'];

/** Answers by item code, as codes: a change of language leaves them as they are. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** Every item in the order in which it is asked. */
export function itemsOf(definition: Definition): Item[] {
  return definition.groups.flatMap(({ items }) => items);
}

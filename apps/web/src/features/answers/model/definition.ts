import type { RouterOutputs } from '@aube/api';
import type { AnswerValue } from '@aube/api/rules';

/** @decision D42 */
export type Definition = RouterOutputs['questionnaires']['getDefinition'];
export type Group = Definition['groups'][number];
export type Item = Group['items'][number];
export type CrisisPanel = RouterOutputs['questionnaires']['getCrisisResources'];

export type Answers = Readonly<Record<string, AnswerValue>>;

export function itemsOf(definition: Definition): Item[] {
  return definition.groups.flatMap(({ items }) => items);
}

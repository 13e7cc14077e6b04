import type { RouterOutputs } from '@aube/api';
import { answerIssues, type AnswerIssue, type AnswerValue, declinedAnswer } from '@aube/api/rules';

export type Definition = RouterOutputs['questionnaires']['getDefinition'];
export type Group = Definition['groups'][number];
export type Item = Group['items'][number];
export type Answers = Readonly<Record<string, AnswerValue>>;

/** What stands between a part and the next one. */
export function issuesOf(group: Group, answers: Answers): AnswerIssue[] {
  const own = Object.fromEntries(
    Object.entries(answers).filter(([code]) => group.items.some((item) => item.code === code)),
  );
  return answerIssues(group.items, own, { isComplete: true });
}

/** The part to go on with: the first that lacks an answer, else the last. */
export function firstOpenPart(definition: Definition, answers: Answers): number {
  const open = definition.groups.findIndex((group) => issuesOf(group, answers).length > 0);
  return open === -1 ? definition.groups.length - 1 : open;
}

/** The number of a part's first question, counted through the whole questionnaire from 1. */
export function firstQuestionOf(definition: Definition, part: number): number {
  const before = definition.groups.slice(0, part);
  return 1 + before.reduce((count, group) => count + group.items.length, 0);
}

/** The values that are ticked, whatever the kind of item. */
export function selectedOf(answer: AnswerValue | undefined): (string | number)[] {
  if (answer === undefined) return [];
  return Array.isArray(answer) ? answer : [answer];
}

/** The answer after one more press; in a list of several an exclusive choice stands alone. */
export function pressed(
  item: Item,
  answer: AnswerValue | undefined,
  value: string | number,
): AnswerValue {
  if (item.type !== 'choices' || value === declinedAnswer) return value;
  const chosen = String(value);
  const held = Array.isArray(answer) ? answer : [];
  if (held.includes(chosen)) return held.filter((each) => each !== chosen);
  const isExclusive = (each: string) =>
    item.choices.some((choice) => choice.value === each && choice.exclusive);
  return isExclusive(chosen) ? [chosen] : [...held.filter((each) => !isExclusive(each)), chosen];
}

/** Whether an answer on the screen asks for the crisis panel at once. @decision D33 */
export function isInCrisis(definition: Definition, answers: Answers): boolean {
  return definition.groups
    .flatMap((group) => group.items)
    .some((item) =>
      selectedOf(answers[item.code]).some((value) => item.crisisAnswers.includes(value)),
    );
}

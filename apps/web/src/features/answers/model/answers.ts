import { type AnswerIssue, answerIssues, type AnswerValue, declinedAnswer } from '@aube/api/rules';
import type { Answers, Item } from './definition.ts';
import type { QuestionPage } from './pages.ts';
import { pageAt, type Place } from './place.ts';

export function isAnswered(answers: Answers, { code }: Item): boolean {
  const value = answers[code];
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

export function withAnswer(
  answers: Answers,
  code: string,
  value: AnswerValue | undefined,
): Record<string, AnswerValue> {
  const { [code]: _, ...others } = answers;
  return value === undefined ? others : { ...others, [code]: value };
}

/** An exclusive choice, or the choice not to answer, unchecks all other choices. */
export function toggled(item: Item, value: AnswerValue | undefined, code: string): AnswerValue {
  if (code === declinedAnswer) return value === declinedAnswer ? [] : declinedAnswer;
  const picked = Array.isArray(value) ? value : [];
  if (picked.includes(code)) return picked.filter((each) => each !== code);
  const isExclusive = (each: string) =>
    item.choices.some((choice) => choice.value === each && choice.exclusive);
  if (isExclusive(code)) return [code];
  const together = new Set([...picked.filter((each) => !isExclusive(each)), code]);
  return item.choices.map((choice) => String(choice.value)).filter((each) => together.has(each));
}

/** A text that is not a number stays text, so that the person can correct it. */
export function typedNumber(text: string): AnswerValue | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^-?\d{1,7}$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/**
 * Removes characters that the server refuses. One refused answer would block the saving of all
 * answers.
 */
export function typedText(text: string): AnswerValue | undefined {
  return text.replaceAll('\0', '').toWellFormed() || undefined;
}

export function pageIssues(page: QuestionPage, answers: Answers): AnswerIssue[] {
  const items = page.questions.map(({ item }) => item);
  const own = Object.fromEntries(
    items.flatMap(({ code }) => (answers[code] === undefined ? [] : [[code, answers[code]]])),
  );
  return answerIssues(items, own, { isComplete: true });
}

export function resumePlace(pages: readonly QuestionPage[], answers: Answers): Place {
  const open = pages.find((page) => pageIssues(page, answers).length > 0);
  return open ? pageAt(open.number) : { kind: 'review' };
}

/** @decision D69 */
export function isCrisisDeclined(item: Item, answers: Answers): boolean {
  return item.crisisAnswers.length > 0 && answers[item.code] === declinedAnswer;
}

const isOneOf = (value: AnswerValue | undefined, few: readonly AnswerValue[]): boolean =>
  [value ?? []].flat().some((each) => few.includes(each));

/** @decision D33 */
export const isCrisisAnswer = (item: Item, answers: Answers): boolean =>
  isOneOf(answers[item.code], item.crisisAnswers);

/**
 * True when the answer reports a fall, an accident or a serious effect. Staff do not see this
 * answer in a draft.
 * @decision D76
 */
export const isEventAnswer = (item: Item, answers: Answers): boolean =>
  isOneOf(answers[item.code], item.eventAnswers);

import {
  exerciseIssues,
  formatClockTime,
  parseClockTime,
  type ExerciseField,
} from '@aube/api/rules';
import type { ContentNode, ElementOf } from '../../site/content-node.ts';

export type AnswerElement = ElementOf<'answer'>;
export type ExerciseTexts = Readonly<Record<string, string>>;
export type StoredAnswers = Readonly<Record<string, string | number>>;

export const exercisesOf = (nodes: readonly ContentNode[]): ElementOf<'exercise'>[] =>
  nodes.filter((node) => typeof node !== 'string' && node.name === 'exercise');

export function fieldsOf(nodes: readonly ContentNode[]): AnswerElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.name === 'answer') return [node];
    return 'children' in node ? fieldsOf(node.children) : [];
  });
}

export function textsOf(fields: readonly AnswerElement[], answers: StoredAnswers): ExerciseTexts {
  return Object.fromEntries(
    fields.map(({ id, kind }) => {
      const value = answers[id];
      if (typeof value !== 'number') return [id, value ?? ''];
      return [id, kind === 'time' ? formatClockTime(value) : String(value)];
    }),
  );
}

const wholeMinutes = /^\d{1,4}$/;

function valueOf({ kind }: AnswerElement, text: string): string | number | null {
  if (kind === 'time') return parseClockTime(text);
  if (kind === 'minutes') {
    const minutes = text.replace(/\s*min(?:utes?)?$/i, '');
    return wholeMinutes.test(minutes) ? Number(minutes) : null;
  }
  return text;
}

export type AnswerIssue = 'time' | 'minutes' | 'tooLong';

/** A faulty field keeps its saved value, so that a typing error deletes nothing. */
export function readExercise(
  fields: readonly AnswerElement[],
  texts: ExerciseTexts,
  stored: StoredAnswers,
): { readonly answers: StoredAnswers; readonly issues: Readonly<Record<string, AnswerIssue>> } {
  const answers: Record<string, string | number> = {};
  const issues: Record<string, AnswerIssue> = {};
  for (const field of fields) {
    const { id, kind } = field;
    const text = (texts[id] ?? '').trim();
    if (text === '') continue;
    const value = valueOf(field, text);
    const rule: ExerciseField = field;
    const isRefused = value === null || exerciseIssues([rule], { [id]: value }).length > 0;
    if (!isRefused) answers[id] = value;
    else {
      issues[id] = kind === 'time' || kind === 'minutes' ? kind : 'tooLong';
      if (stored[id] !== undefined) answers[id] = stored[id];
    }
  }
  return { answers, issues };
}

import type { RouterOutputs } from '@aube/api';
import { formatClockTime } from '@aube/api/rules';
import type { AnswerElement } from './exercise-form.ts';

export type StoredExercise = RouterOutputs['programme']['findExercises'][number];

export type WritingPlace = Pick<StoredExercise, 'chapterId' | 'exerciseId' | 'entryId'>;

export const isSamePlace = (one: WritingPlace, other: WritingPlace): boolean =>
  one.chapterId === other.chapterId &&
  one.exerciseId === other.exerciseId &&
  one.entryId === other.entryId;

export const draftKey = ({ chapterId, exerciseId, entryId }: WritingPlace): string =>
  ['exercise', chapterId, exerciseId, ...(entryId === null ? [] : [entryId])].join('/');

export const placeInput = ({ chapterId, exerciseId, entryId }: WritingPlace) => ({
  chapterId,
  exerciseId,
  ...(entryId !== null && { entryId }),
});

export function answerText(
  { kind, choices }: AnswerElement,
  value: string | number | undefined,
): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'number') return kind === 'time' ? formatClockTime(value) : String(value);
  return choices.find(({ code }) => code === value)?.label ?? value;
}

export function chosenHour(
  at: string | null,
  stored: readonly Pick<StoredExercise, 'exerciseId' | 'entryId' | 'answers'>[],
): number | null {
  const [exercise, answer] = at?.split('.') ?? [];
  const own = stored.find(({ exerciseId, entryId }) => exerciseId === exercise && entryId === null);
  const value = answer === undefined ? undefined : own?.answers[answer];
  return typeof value === 'number' ? value : null;
}

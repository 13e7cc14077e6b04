import type { RouterOutputs } from '@aube/api';
import { formatClockTime } from '@aube/api/rules';
import type { AnswerElement } from './exercise-form.ts';

/** An exercise, or an entry of one, as its owner filled it in. */
export type StoredExercise = RouterOutputs['programme']['findExercises'][number];

/** Identifies a text: an exercise of a chapter, or an entry of one. */
export type WritingPlace = Pick<StoredExercise, 'chapterId' | 'exerciseId' | 'entryId'>;

/** True for two texts in the same place. */
export const isSamePlace = (one: WritingPlace, other: WritingPlace): boolean =>
  one.chapterId === other.chapterId &&
  one.exerciseId === other.exerciseId &&
  one.entryId === other.entryId;

/** Name of its draft in this tab. */
export const draftKey = ({ chapterId, exerciseId, entryId }: WritingPlace): string =>
  ['exercise', chapterId, exerciseId, ...(entryId === null ? [] : [entryId])].join('/');

/** The input for a place: without id where it has none. */
export const placeInput = ({ chapterId, exerciseId, entryId }: WritingPlace) => ({
  chapterId,
  exerciseId,
  ...(entryId !== null && { entryId }),
});

/** An answer in words; null when empty. */
export function answerText(
  { kind, choices }: AnswerElement,
  value: string | number | undefined,
): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'number') return kind === 'time' ? formatClockTime(value) : String(value);
  return choices.find(({ code }) => code === value)?.label ?? value;
}

/** The hour of an exercise, as chosen in another one of the chapter. */
export function chosenHour(
  at: string | null,
  stored: readonly Pick<StoredExercise, 'exerciseId' | 'entryId' | 'answers'>[],
): number | null {
  const [exercise, answer] = at?.split('.') ?? [];
  const own = stored.find(({ exerciseId, entryId }) => exerciseId === exercise && entryId === null);
  const value = answer === undefined ? undefined : own?.answers[answer];
  return typeof value === 'number' ? value : null;
}

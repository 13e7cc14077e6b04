import type { RouterOutputs } from '@aube/api';
import { formatClockTime } from '@aube/api/rules';
import type { AnswerElement } from './exercise-form.ts';

/** An exercise, or an entry of one, as its owner filled it in. */
export type StoredExercise = RouterOutputs['programme']['findExercises'][number];

/** Where something is written: an exercise of a chapter, or an entry of one. */
export type WritingPlace = Pick<StoredExercise, 'chapterId' | 'exerciseId' | 'entryId'>;

/** Whether two writings stand in the same place. */
export const isSamePlace = (one: WritingPlace, other: WritingPlace): boolean =>
  one.chapterId === other.chapterId &&
  one.exerciseId === other.exerciseId &&
  one.entryId === other.entryId;

/** The name of its draft in this tab. */
export const draftKey = ({ chapterId, exerciseId, entryId }: WritingPlace): string =>
  ['exercise', chapterId, exerciseId, ...(entryId === null ? [] : [entryId])].join('/');

/** How the server is asked for a place: it takes no id where there is none. */
export const placeInput = ({ chapterId, exerciseId, entryId }: WritingPlace) => ({
  chapterId,
  exerciseId,
  ...(entryId !== null && { entryId }),
});

/** An answer as one reads it; null where nothing was written. */
export function answerText(
  { kind, choices }: AnswerElement,
  value: string | number | undefined,
): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'number') return kind === 'time' ? formatClockTime(value) : String(value);
  return choices.find(({ code }) => code === value)?.label ?? value;
}

/** The hour that an exercise is written at, as its reader chose it in another one of the chapter. */
export function chosenHour(
  at: string | null,
  stored: readonly Pick<StoredExercise, 'exerciseId' | 'entryId' | 'answers'>[],
): number | null {
  const [exercise, answer] = at?.split('.') ?? [];
  const own = stored.find(({ exerciseId, entryId }) => exerciseId === exercise && entryId === null);
  const value = answer === undefined ? undefined : own?.answers[answer];
  return typeof value === 'number' ? value : null;
}

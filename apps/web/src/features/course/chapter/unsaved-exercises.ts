import type { StoredExercise } from './exercise-context.tsx';
import type { ExerciseTexts } from './exercise-form.ts';

/** What was typed and is not kept yet, and what was kept when its typing began; null for nothing. */
export interface UnsavedExercise {
  readonly texts: ExerciseTexts;
  readonly base: StoredExercise | null;
}

/**
 * What was typed and is not kept yet outlives its page: a cut, a login and a walk through the site
 * find it again. It stays in this tab's memory, by person, and never in the browser's storage.
 */
const unsaved = new Map<string, UnsavedExercise>();

export const findUnsaved = (key: string): UnsavedExercise | null => unsaved.get(key) ?? null;

export function keepUnsaved(key: string, exercise: UnsavedExercise): void {
  unsaved.set(key, exercise);
}

export function forgetUnsaved(key: string): void {
  unsaved.delete(key);
}

import type { ExerciseTexts } from './exercise-form.ts';

/**
 * What was typed and is not kept yet outlives its page: a cut, a login and a walk through the site
 * find it again. It stays in this tab's memory, by person, and never in the browser's storage.
 */
const unsaved = new Map<string, ExerciseTexts>();

export const findUnsaved = (key: string): ExerciseTexts | null => unsaved.get(key) ?? null;

export function keepUnsaved(key: string, texts: ExerciseTexts): void {
  unsaved.set(key, texts);
}

/** Forgets what was typed, unless more was typed since. */
export function forgetUnsaved(key: string, texts: ExerciseTexts | null): void {
  if (texts === null || unsaved.get(key) === texts) unsaved.delete(key);
}

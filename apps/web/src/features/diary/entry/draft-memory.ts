import type { NightForm } from './night-form.ts';

/** What is being written of one night and is not saved yet. */
export interface UnsavedNight {
  readonly form: NightForm;
  readonly confirmed: readonly string[];
  /** The version that the writing began from: whoever saved in between is asked about, not overwritten. */
  readonly baseVersion: number;
}

/**
 * Unsaved nights outlive their page: a lost session, a login and a walk through the site find them
 * again. They stay in this tab's memory and on the server, never in the browser's storage.
 */
const kept = new Map<string, UnsavedNight>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** A night belongs to a person: somebody else's login in the same tab finds nothing of it. */
export function nightKey(userId: number, date: string): string {
  return `${userId}/${date}`;
}

export function findUnsaved(key: string): UnsavedNight | null {
  return kept.get(key) ?? null;
}

export function keepUnsaved(key: string, night: UnsavedNight): void {
  kept.set(key, night);
  tell();
}

export function forgetUnsaved(key: string): void {
  if (kept.delete(key)) tell();
}

/** Drops what others left in this tab. */
export function forgetUnsavedOfOthers(userId: number): void {
  const own = nightKey(userId, '');
  for (const key of kept.keys()) if (!key.startsWith(own)) kept.delete(key);
}

export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

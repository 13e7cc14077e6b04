import { presentPerson } from './present-person.ts';
import { createStore, useStore } from './store.ts';

/** Somebody whom staff looked at in this tab. */
export type RecentPerson = { readonly userId: number; readonly name: string };

const KEPT = 5;
const nobody: readonly RecentPerson[] = [];
const recent = createStore<readonly RecentPerson[]>(nobody);

/** Puts a person first among those last looked at; names live in the page's memory alone. @decision decisions/0031 */
export function rememberPerson(person: RecentPerson): void {
  const [first] = recent.get();
  if (first?.userId === person.userId && first.name === person.name) return;
  const others = recent.get().filter(({ userId }) => userId !== person.userId);
  recent.set([person, ...others].slice(0, KEPT));
}

// When the person on the screen leaves or changes, nothing of this stays.
presentPerson.subscribe(() => recent.set(nobody));

/** The last ones first. */
export function useRecentPeople(): readonly RecentPerson[] {
  return useStore(recent);
}

import { presentPerson } from './present-person.ts';
import { createStore, useStore } from './store.ts';

export type RecentPerson = { readonly userId: number; readonly name: string };

const KEPT = 5;
const nobody: readonly RecentPerson[] = [];
const recent = createStore<readonly RecentPerson[]>(nobody);

/** @decision sign-in#recent-people */
export function rememberPerson(person: RecentPerson): void {
  const [first] = recent.get();
  if (first?.userId === person.userId && first.name === person.name) return;
  const others = recent.get().filter(({ userId }) => userId !== person.userId);
  recent.set([person, ...others].slice(0, KEPT));
}

presentPerson.subscribe(() => recent.set(nobody));

export function useRecentPeople(): readonly RecentPerson[] {
  return useStore(recent);
}

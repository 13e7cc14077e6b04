import { keptSearches } from '../../../lib/kept-text.ts';
import { nobody, presentPerson } from '../../../lib/present-person.ts';

/** What was searched for in this tab: a name stands in no address and in no history. */
type KeptSearch = {
  /** What the history holds instead of it. */
  readonly id: string;
  readonly search: string;
};

/** More than anybody goes back through. */
const mostKept = 30;

/** Null: not read yet. A browser without storage remembers as long as the page is loaded. */
let known: readonly KeptSearch[] | null = null;

// The logout empties the storage first (`lib/session.ts`).
presentPerson.subscribe(() => {
  if (presentPerson.get() === nobody) known = null;
});

function readSearches(): readonly KeptSearch[] {
  try {
    return JSON.parse(keptSearches.read() ?? '[]') as readonly KeptSearch[];
  } catch {
    return [];
  }
}

const allSearches = (): readonly KeptSearch[] => (known ??= readSearches());

/** The search that a step of the history stands for; none when it was forgotten. */
export const findSearch = (id: string | undefined): string =>
  allSearches().find((each) => each.id === id)?.search ?? '';

/** Keeps a search until the logout, and answers what the history holds instead of it. */
export function keepSearch(search: string): string {
  const found = allSearches().find((each) => each.search === search);
  if (found) return found.id;
  const id = crypto.randomUUID();
  known = [...allSearches(), { id, search }].slice(-mostKept);
  keptSearches.write(JSON.stringify(known));
  return id;
}

const MARK = 'recherche';

/** What an address says of a search: that there is one, never which. */
export const writeSearchMark = (search: string): Record<string, string> =>
  search === '' ? {} : { [MARK]: '1' };

/** Whether an address speaks of a search that this tab does not have, as one opened in a new tab does. */
export const isSearchGone = (params: URLSearchParams, search: string): boolean =>
  params.has(MARK) && search === '';

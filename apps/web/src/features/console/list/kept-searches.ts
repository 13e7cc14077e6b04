import { keptSearches } from '../../../lib/kept-text.ts';
import { nobody, presentPerson } from '../../../lib/present-person.ts';

/**
 * The browser history stores only the id of a search. The text of a search is often a person's
 * name.
 */
type KeptSearch = {
  readonly id: string;
  readonly search: string;
};

const mostKept = 30;

/** Null before the first read. Without storage, the searches are kept until the page closes. */
let known: readonly KeptSearch[] | null = null;

// When nobody is logged in, forgets the searches in memory. The logout deletes the stored searches
// (`lib/session.ts`).
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

export const findSearch = (id: string | undefined): string =>
  allSearches().find((each) => each.id === id)?.search ?? '';

/** Stores a search until the logout, and returns the id for the history state. */
export function keepSearch(search: string): string {
  const found = allSearches().find((each) => each.search === search);
  if (found) return found.id;
  const id = crypto.randomUUID();
  known = [...allSearches(), { id, search }].slice(-mostKept);
  keptSearches.write(JSON.stringify(known));
  return id;
}

const MARK = 'recherche';

/** Query parameter that marks a search without giving the text of the search. */
export const writeSearchMark = (search: string): Record<string, string> =>
  search === '' ? {} : { [MARK]: '1' };

/** True when the address marks a search but this tab does not know the text of the search. */
export const isSearchGone = (params: URLSearchParams, search: string): boolean =>
  params.has(MARK) && search === '';

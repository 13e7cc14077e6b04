import { keptSearches } from '../../../lib/kept-text.ts';
import { nobody, presentPerson } from '../../../lib/present-person.ts';

/** A search of this tab: a name never stands in an address or in the history. */
type KeptSearch = {
  /** Stands in the history for the search. */
  readonly id: string;
  readonly search: string;
};

/** More than anyone goes back through. */
const mostKept = 30;

/** Null before the first read. Without storage the searches last as long as the page. */
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

/** The search of a history entry; none when forgotten. */
export const findSearch = (id: string | undefined): string =>
  allSearches().find((each) => each.id === id)?.search ?? '';

/** Keeps a search until the logout, and returns its id for the history. */
export function keepSearch(search: string): string {
  const found = allSearches().find((each) => each.search === search);
  if (found) return found.id;
  const id = crypto.randomUUID();
  known = [...allSearches(), { id, search }].slice(-mostKept);
  keptSearches.write(JSON.stringify(known));
  return id;
}

const MARK = 'recherche';

/** Marks in an address that there is a search, never which one. */
export const writeSearchMark = (search: string): Record<string, string> =>
  search === '' ? {} : { [MARK]: '1' };

/** True when an address marks a search unknown to this tab, as in a new tab. */
export const isSearchGone = (params: URLSearchParams, search: string): boolean =>
  params.has(MARK) && search === '';

import { keptSearches } from '../../../lib/kept-text.ts';
import { nobody, presentPerson } from '../../../lib/present-person.ts';

/**
 * A search of this tab. The history stores only its id, because the text of a search is often a
 * person's name.
 */
type KeptSearch = {
  /** Id of the search in the history state. */
  readonly id: string;
  readonly search: string;
};

/** More searches than a person goes back through. */
const mostKept = 30;

/** Null before the first read. Without storage, the searches are kept until the page closes. */
let known: readonly KeptSearch[] | null = null;

// The stored searches are removed before, by the logout (`lib/session.ts`).
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

/** The search of a history entry; empty when the search is not stored. */
export const findSearch = (id: string | undefined): string =>
  allSearches().find((each) => each.id === id)?.search ?? '';

/** Stores a search until the logout, and returns its id for the history state. */
export function keepSearch(search: string): string {
  const found = allSearches().find((each) => each.search === search);
  if (found) return found.id;
  const id = crypto.randomUUID();
  known = [...allSearches(), { id, search }].slice(-mostKept);
  keptSearches.write(JSON.stringify(known));
  return id;
}

const MARK = 'recherche';

/** Marks in an address that a search exists, without the text of the search. */
export const writeSearchMark = (search: string): Record<string, string> =>
  search === '' ? {} : { [MARK]: '1' };

/** True when the address marks a search that this tab does not know, for example in a new tab. */
export const isSearchGone = (params: URLSearchParams, search: string): boolean =>
  params.has(MARK) && search === '';

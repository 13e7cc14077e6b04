import { keptSearches } from '../../../lib/kept-text.ts';
import { nobody, presentPerson } from '../../../lib/present-person.ts';

/**
 * The browser history stores only the id, because the text of a search is often a person's name.
 */
type KeptSearch = {
  readonly id: string;
  readonly search: string;
};

const mostKept = 30;

let known: readonly KeptSearch[] | null = null;

// The searches in memory are deleted here; the logout deletes the stored searches
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

/** @returns the id for the history state */
export function keepSearch(search: string): string {
  const found = allSearches().find((each) => each.search === search);
  if (found) return found.id;
  const id = crypto.randomUUID();
  known = [...allSearches(), { id, search }].slice(-mostKept);
  keptSearches.write(JSON.stringify(known));
  return id;
}

const MARK = 'recherche';

export const writeSearchMark = (search: string): Record<string, string> =>
  search === '' ? {} : { [MARK]: '1' };

export const isSearchGone = (params: URLSearchParams, search: string): boolean =>
  params.has(MARK) && search === '';

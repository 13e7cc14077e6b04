import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findSearch, isSearchGone, writeSearchMark } from '../list/kept-searches.ts';
import { readFilters, writeFilters } from '../list/list-view.ts';
import { answerable, participantFilters } from '../participants/participant-filters.ts';
import type { Places } from '../use-places.ts';

/** Whom a list of participants showed when it led here, beside its establishment, which the page asks for itself. */
export function useListedPeople(places: Places) {
  const { establishmentId: _, ...described } = participantFilters(places);
  const params = new URLSearchParams(useSearch());
  const filters = readFilters(described, params);
  const search = findSearch(useHistoryState<{ searchId?: string } | null>()?.searchId);
  const isGone = isSearchGone(params, search);
  const words = writeFilters(described, filters);
  return {
    described,
    filters,
    search,
    /** The list was searched in another tab, and what for is not known here: whom it showed cannot be said. */
    isSearchGone: isGone,
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    /** What the procedures are asked. */
    asked: { ...answerable(filters), ...(search !== '' && { search }) },
    /** The same as an address of the list holds it; the search is in none. */
    words,
    /** And as an address of this page does, which says that there was one. */
    marked: { ...words, ...writeSearchMark(search) },
  };
}

export type ListedPeople = ReturnType<typeof useListedPeople>;

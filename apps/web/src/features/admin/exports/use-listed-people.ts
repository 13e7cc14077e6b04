import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findSearch } from '../list/kept-searches.ts';
import { readFilters, writeFilters } from '../list/list-view.ts';
import { answerable, participantFilters } from '../participants/participant-filters.ts';
import type { Places } from '../use-places.ts';

/** Whom a list of participants showed when it led here, beside its establishment, which the page asks for itself. */
export function useListedPeople(places: Places) {
  const { establishmentId: _, ...described } = participantFilters(places);
  const params = new URLSearchParams(useSearch());
  const filters = readFilters(described, params);
  const search = findSearch(useHistoryState<{ searchId?: string } | null>()?.searchId);
  return {
    described,
    filters,
    search,
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    /** What the procedures are asked. */
    asked: { ...answerable(filters), ...(search !== '' && { search }) },
    /** The same as an address holds it; the search is in none. */
    words: writeFilters(described, filters),
  };
}

export type ListedPeople = ReturnType<typeof useListedPeople>;

import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findSearch, isSearchGone, writeSearchMark } from '../list/kept-searches.ts';
import { readFilters, writeFilters } from '../list/list-view.ts';
import { answerable, participantFilters } from '../participants/participant-filters.ts';
import type { Places } from '../use-places.ts';

/**
 * The people that a list of participants showed when it led here; the page asks for the
 * establishment itself.
 */
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
    /** The search belongs to another tab: its people are unknown here. */
    isSearchGone: isGone,
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    /** The input of the procedures. */
    asked: { ...answerable(filters), ...(search !== '' && { search }) },
    /** The same as in an address of the list, without the search. */
    words,
    /** The same as in an address of this page, with the mark of a search. */
    marked: { ...words, ...writeSearchMark(search) },
  };
}

export type ListedPeople = ReturnType<typeof useListedPeople>;

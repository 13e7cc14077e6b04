import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findSearch, isSearchGone, writeSearchMark } from '../list/kept-searches.ts';
import { readFilters, writeFilters } from '../list/list-view.ts';
import {
  answerable,
  participantFilters,
  peopleFilter,
} from '../participants/participant-filters.ts';
import type { Places } from '../use-places.ts';

/** Leaves out the establishment filter, because the export page has its own establishment field. */
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
    isSearchGone: isGone,
    isChoiceUnread: params.has(peopleFilter.word) && filters.userIds === undefined,
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    asked: { ...answerable(filters), ...(search !== '' && { search }) },
    words,
    marked: { ...words, ...writeSearchMark(search) },
  };
}

export type ListedPeople = ReturnType<typeof useListedPeople>;

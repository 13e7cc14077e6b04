import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findSearch, keepSearch } from './kept-searches.ts';
import type { ListDescription } from './list-description.ts';
import { type ListView, readView, writeView } from './list-view.ts';

/** The part of a view in the history state: the id of its search, which the tab keeps. */
type ListHistory = {
  readonly searchId?: string;
  /** The entry that Back takes to close the sheet. */
  readonly isSheet?: true;
};

/**
 * The view, and the way to change a part of it; another order, filter or search starts at the
 * first page. Each change is a history entry, except letters of a search and choices in the sheet,
 * which has its own entry.
 */
export function useListView(
  list: Pick<ListDescription<never>, 'columns' | 'filters'>,
): [ListView, (change: Partial<ListView>) => void] {
  const [path, navigate] = useLocation();
  const params = useSearch();
  const search = findSearch(useHistoryState<ListHistory | null>()?.searchId);
  const view = readView(list, new URLSearchParams(params), search);
  const change = (part: Partial<ListView>) => {
    const { isSheet } = (history.state ?? {}) as ListHistory;
    const next = { ...view, page: 1, ...part };
    const words = new URLSearchParams(writeView(list, next)).toString();
    const state: ListHistory = {
      ...(next.search !== '' && { searchId: keepSearch(next.search) }),
      ...(isSheet && { isSheet }),
    };
    navigate(words === '' ? path : `${path}?${words}`, {
      replace: isSheet || Object.keys(part).every((key) => key === 'search'),
      state: Object.keys(state).length === 0 ? null : state,
    });
  };
  return [view, change];
}

import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findSearch, keepSearch } from './kept-searches.ts';
import type { ListDescription } from './list-description.ts';
import { type ListView, readView, writeView } from './list-view.ts';

type ListHistory = {
  readonly searchId?: string;
  readonly isSheet?: true;
};

/**
 * A new order, filter or search returns to the first page. Typing and the filter sheet add no
 * history entry.
 */
export function useListView(
  list: Pick<ListDescription<never>, 'columns' | 'filters' | 'isWalked'>,
): [ListView, (change: Partial<ListView>) => void] {
  const [path, navigate] = useLocation();
  const params = useSearch();
  const search = findSearch(useHistoryState<ListHistory | null>()?.searchId);
  const view = readView(list, new URLSearchParams(params), search);
  const change = (part: Partial<ListView>) => {
    const { isSheet } = (history.state ?? {}) as ListHistory;
    const next = { ...view, page: 1, before: undefined, ...part };
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

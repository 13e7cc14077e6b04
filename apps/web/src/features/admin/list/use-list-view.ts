import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findSearch, keepSearch } from './kept-searches.ts';
import type { ListDescription } from './list-description.ts';
import { type ListView, readView, writeView } from './list-view.ts';

/** What of a list's view stands in the history's state: the number of its search, which the tab keeps. */
type ListHistory = {
  readonly searchId: string;
};

/**
 * The view and the way to change a part of it; another order, filter or search starts at the first
 * page. Each change is a step back in the history, but for the letters of a search.
 */
export function useListView(
  list: Pick<ListDescription<never>, 'columns' | 'filters'>,
): [ListView, (change: Partial<ListView>) => void] {
  const [path, navigate] = useLocation();
  const params = useSearch();
  const search = findSearch(useHistoryState<Partial<ListHistory> | null>()?.searchId);
  const view = readView(list, new URLSearchParams(params), search);
  const change = (part: Partial<ListView>) => {
    const next = { ...view, page: 1, ...part };
    const words = new URLSearchParams(writeView(list, next)).toString();
    navigate(words === '' ? path : `${path}?${words}`, {
      replace: Object.keys(part).every((key) => key === 'search'),
      state:
        next.search === '' ? null : ({ searchId: keepSearch(next.search) } satisfies ListHistory),
    });
  };
  return [view, change];
}

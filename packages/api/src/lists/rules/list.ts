/**
 * Pages, order and search of every list of the console. Each list adds its own sort keys and
 * filters (`list-input.ts`).
 */
export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** Allowed numbers of rows per page. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const listRules = {
  usualPageSize: 50,
  lastPage: 100_000,
  /** In characters. */
  searchMaxLength: 100,
} as const satisfies { usualPageSize: PageSize; lastPage: number; searchMaxLength: number };

/** Number of pages for `total` rows; an empty list has one. */
export function pageCount(total: number, pageSize: PageSize): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * Number of the page to show: at most the last page, because the list can be shorter than before.
 */
export function shownPage(asked: number, total: number, pageSize: PageSize): number {
  return Math.min(asked, pageCount(total, pageSize));
}

/** A row matches when it contains every word. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}

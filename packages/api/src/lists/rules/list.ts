/**
 * Pages, order and search of every console list. A list adds its own sort words and filters
 * (`list-input.ts`).
 */
export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** Possible numbers of rows per page. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const listRules = {
  usualPageSize: 50,
  lastPage: 100_000,
  /** Characters of a search. */
  searchMaxLength: 100,
} as const satisfies { usualPageSize: PageSize; lastPage: number; searchMaxLength: number };

/** Number of pages for `total` rows; an empty list has one. */
export function pageCount(total: number, pageSize: PageSize): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page to show: at most the last one, also when the list has become shorter. */
export function shownPage(asked: number, total: number, pageSize: PageSize): number {
  return Math.min(asked, pageCount(total, pageSize));
}

/** The words of a search; a row matches when it contains each of them. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}

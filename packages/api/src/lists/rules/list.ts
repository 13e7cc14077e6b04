/**
 * What every list of the console shares: pages, order and search. A list adds its own sort words and
 * filters (`list-input.ts`).
 */
export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** How many rows a page may hold. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const listRules = {
  usualPageSize: 50,
  lastPage: 100_000,
  /** Characters of a search. */
  searchMaxLength: 100,
} as const satisfies { usualPageSize: PageSize; lastPage: number; searchMaxLength: number };

/** How many pages hold `total` rows; an empty list has one. */
export function pageCount(total: number, pageSize: PageSize): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page that is shown: beyond the last one it is the last, also of a list that has shrunk. */
export function shownPage(asked: number, total: number, pageSize: PageSize): number {
  return Math.min(asked, pageCount(total, pageSize));
}

/** The words of a search; a row fits when each of them is somewhere in it. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}

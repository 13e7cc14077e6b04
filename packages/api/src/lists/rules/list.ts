import { plainLetters } from '../../people/rules/person-name.ts';
import { foldText, searchableText } from './fold-text.ts';

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const listRules = {
  usualPageSize: 25,
  lastPage: 100_000,
  searchMaxLength: 100,
  /** Maximum number of people that staff can select for one action; equal to the longest page. */
  mostChosen: 100,
  /**
   * A list counts and shows at most this many rows. A larger total is shown as « more than 2,000 ».
   */
  mostCounted: 2_000,
} as const satisfies { usualPageSize: PageSize } & Record<string, number>;

/** Maximum number of rows that a list reads. The last row only shows that more rows exist. */
export const COUNTED_ROWS = listRules.mostCounted + 1;

export function pageCount(total: number, pageSize: PageSize): number {
  return Math.max(1, Math.ceil(Math.min(total, listRules.mostCounted) / pageSize));
}

export function shownPage(asked: number, total: number, pageSize: PageSize): number {
  return Math.min(asked, pageCount(total, pageSize));
}

export function typedWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}

/**
 * Folded words of a search, without commas, because lists show « Lebœuf, Anne ». A word with a
 * hyphen is a phrase: « jean-luc » becomes “jean luc”.
 */
export const searchWords = (search: string): string[] =>
  typedWords(search.replaceAll(/[,;]/g, ' '))
    .map((word) => foldText(plainLetters(word)))
    .filter((word) => word !== '');

export const PAIR = 2;

/** True for a folded word that the index of trigrams cannot find. */
export const isShortWord = (word: string): boolean =>
  word.split(' ').every((part) => Array.from(part).length <= PAIR);

export function fitsSearch(text: string, search: string): boolean {
  const folded = searchableText(text);
  return searchWords(search).every((word) => folded.includes(word));
}

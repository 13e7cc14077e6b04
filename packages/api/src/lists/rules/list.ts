import { toOneForm } from '@aube/dictionary';
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

const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => word !== '');

/** Matches a last label with letters, which may be half typed and has no stored form then. */
const LAST_LETTERS = /([@.])[^@.]*\P{ASCII}[^@.]*$/u;

/** Words of a search; an address in its stored form, so that both forms find it. @decision D95 */
export const typedWords = (search: string): string[] =>
  wordsOf(search).map((word) =>
    word.includes('@') ? toOneForm(word.replace(LAST_LETTERS, '$1')) : word,
  );

const foldedWords = (words: readonly string[]): string[] =>
  words.map((word) => foldText(plainLetters(word))).filter((word) => word !== '');

const withoutCommas = (search: string): string => search.replaceAll(/[,;]/g, ' ');

/**
 * Folded words of a search, without commas, because lists show « Lebœuf, Anne ». A word with a
 * hyphen is a phrase: « jean-luc » becomes “jean luc”.
 */
export const searchWords = (search: string): string[] =>
  foldedWords(typedWords(withoutCommas(search)));

export const PAIR = 2;

/** True for a folded word that the index of trigrams cannot find. */
export const isShortWord = (word: string): boolean =>
  word.split(' ').every((part) => Array.from(part).length <= PAIR);

export function fitsSearch(text: string, search: string): boolean {
  const folded = searchableText(text);
  return foldedWords(wordsOf(withoutCommas(search))).every((word) => folded.includes(word));
}

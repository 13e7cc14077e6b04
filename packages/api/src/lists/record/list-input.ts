import { z } from 'zod';
import { choice, longText, whole } from '../../primitives.ts';
import { listRules, PAGE_SIZES, SORT_DIRECTIONS } from '../rules/list.ts';

/**
 * Input of every console list: search, order and page. A list adds its filters; sort words are a
 * closed list, so that no word of a request is SQL. The first of `sorts` is the default.
 */
export const listInput = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    /** Each word must match, without case, accents, apostrophes and hyphens. */
    search: longText(listRules.searchMaxLength).default(''),
    sort: choice(sorts).default(sorts[0]),
    direction: choice(SORT_DIRECTIONS).default('asc'),
    /** Counted from 1; a number beyond the end gives the last page. */
    page: whole(1, listRules.lastPage).default(1),
    pageSize: z.literal(PAGE_SIZES, { error: 'unknownChoice' }).default(listRules.usualPageSize),
  });

export const listOutput = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Number of matching rows, on all pages. */
    total: z.number(),
    /** The page of `rows`. */
    page: z.number(),
  });

import { z } from 'zod';
import { choice, longText, whole } from '../../primitives.ts';
import { listRules, PAGE_SIZES, SORT_DIRECTIONS } from '../rules/list.ts';

/**
 * What every list of the console is asked: words to search, an order and a page. A list extends it
 * with its filters; what is ordered by stands in a closed list, so that no word of a request is SQL.
 * The first of `sorts` is the usual one.
 */
export const listInput = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    /** Each word must fit, whatever the case, the accents, the apostrophes and the hyphens. */
    search: longText(listRules.searchMaxLength).default(''),
    sort: choice(sorts).default(sorts[0]),
    direction: choice(SORT_DIRECTIONS).default('asc'),
    /** Counted from 1; beyond the last one is the last one. */
    page: whole(1, listRules.lastPage).default(1),
    pageSize: z.literal(PAGE_SIZES, { error: 'unknownChoice' }).default(listRules.usualPageSize),
  });

/** What every list answers. */
export const listOutput = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** How many rows fit, on all pages together. */
    total: z.number(),
    /** The page that `rows` are. */
    page: z.number(),
  });

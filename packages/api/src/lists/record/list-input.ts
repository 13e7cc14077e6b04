import { z } from 'zod';
import { choice, entityIds, longText, whole } from '../../primitives.ts';
import { listRules, PAGE_SIZES, SORT_DIRECTIONS } from '../rules/list.ts';

/** @decision console#acts-on-a-selection */
export const chosenPeople = entityIds(listRules.mostChosen).refine((ids) => ids.length > 0, {
  error: 'required',
});

/** Search, order and page of a list in the console. The first of `sorts` is the default. */
export const listInput = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    search: longText(listRules.searchMaxLength).default(''),
    sort: choice(sorts).default(sorts[0]),
    direction: choice(SORT_DIRECTIONS).default('asc'),
    page: whole(1, listRules.lastPage).default(1),
    pageSize: z.literal(PAGE_SIZES, { error: 'unknownChoice' }).default(listRules.usualPageSize),
  });

export const listOutput = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    total: z.number(),
    page: z.number(),
  });

import { listRules } from './list.ts';

const QUICK = ['sort', 'direction', 'page', 'pageSize', 'establishmentId', 'email'];

/**
 * A page that ends after this number of people is a heavy read, even when an index gives the order.
 */
const LIST_REACH = 1_000;

const reachOf = (page: unknown, pageSize: unknown) =>
  typeof page === 'number' && typeof pageSize === 'number' ? page * pageSize : Infinity;

const isSet = (value: unknown) => value !== undefined && value !== '' && value !== false;

/**
 * True for a page of a list for which PostgreSQL may have to read all people: a search, a filter, a
 * page beyond `LIST_REACH`, or an order without an index.
 * @decision speed#heavy-reads
 */
export const isHeavyList =
  (indexedSorts: readonly string[]) =>
  (asked: Readonly<Record<string, unknown>>): boolean => {
    const { sort = indexedSorts[0], page = 1, pageSize = listRules.usualPageSize } = asked;
    return (
      typeof sort !== 'string' ||
      !indexedSorts.includes(sort) ||
      reachOf(page, pageSize) > LIST_REACH ||
      Object.keys(asked).some((name) => !QUICK.includes(name) && isSet(asked[name]))
    );
  };

import { listRules, PAGE_SIZES, SORT_DIRECTIONS } from '@aube/api/rules';
import type { ListColumn, ListDescription, ListQuery } from './list-description.ts';
import { type ListFilters, parseWholeNumber } from './list-filter.ts';

export type ListView = {
  readonly filters: Readonly<Record<string, unknown>>;
} & ListQuery;

type Described = Pick<ListDescription<never>, 'columns' | 'filters' | 'isWalked'>;

const BEFORE = 'avant';
type Sorted = Required<Pick<ListColumn<never>, 'sort'>>;

const sortsOf = ({ columns }: Described) =>
  columns.filter((column): column is ListColumn<never> & Sorted => column.sort !== undefined);

const orderedBy = ({ sort }: Sorted) => ({ sort: sort.by, direction: sort.first });

const ONE_ORDER = { sort: '', direction: 'desc' } as const;

export function wholeView(list: Described): ListView {
  const [usual] = sortsOf(list);
  if (!usual && !list.isWalked) throw new Error('a list is ordered by one of its columns');
  const { usualPageSize: pageSize } = listRules;
  const order = usual ? orderedBy(usual) : ONE_ORDER;
  return { search: '', ...order, page: 1, pageSize, filters: {} };
}

export const readFilters = (filters: ListFilters, params: URLSearchParams): ListView['filters'] =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const value = filter.read(params.get(filter.word) ?? '');
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const writeFilters = (
  filters: ListFilters,
  values: ListView['filters'],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const value = values[name];
      return value === undefined ? [] : [[filter.word, filter.write(value)]];
    }),
  );

export function readView(list: Described, params: URLSearchParams, search: string): ListView {
  const whole = wholeView(list);
  const asked = sortsOf(list).find(({ sort }) => sort.word === params.get('tri'));
  const order = asked ? orderedBy(asked) : whole;
  const direction = SORT_DIRECTIONS.find((each) => each === params.get('ordre'));
  const size = parseWholeNumber(params.get('taille'), 1000);
  const before = list.isWalked
    ? parseWholeNumber(params.get(BEFORE), Number.MAX_SAFE_INTEGER)
    : undefined;
  return {
    search: search.slice(0, listRules.searchMaxLength),
    sort: order.sort,
    direction: direction ?? order.direction,
    page: parseWholeNumber(params.get('page'), listRules.lastPage) ?? 1,
    pageSize: PAGE_SIZES.find((each) => each === size) ?? whole.pageSize,
    filters: readFilters(list.filters, params),
    ...(before !== undefined && { before }),
  };
}

/** Default values are left out, so that the address stays short. The search is left out too. */
export function writeView(list: Described, view: ListView): Record<string, string> {
  const whole = wholeView(list);
  const sorted = sortsOf(list).find(({ sort }) => sort.by === view.sort);
  return {
    ...writeFilters(list.filters, view.filters),
    ...(sorted && view.sort !== whole.sort && { tri: sorted.sort.word }),
    ...(sorted && view.direction !== sorted.sort.first && { ordre: view.direction }),
    ...(view.page > 1 && { page: String(view.page) }),
    ...(view.before !== undefined && { [BEFORE]: String(view.before) }),
    ...(view.pageSize !== whole.pageSize && { taille: String(view.pageSize) }),
  };
}

export const filterCount = ({ filters }: ListView): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

export const isNarrowed = (view: ListView): boolean => view.search !== '' || filterCount(view) > 0;

export function turnedBy(
  view: ListView,
  sort: NonNullable<ListColumn<never>['sort']>,
): Pick<ListView, 'sort' | 'direction'> {
  const turned = view.direction === 'asc' ? 'desc' : 'asc';
  return { sort: sort.by, direction: view.sort === sort.by ? turned : sort.first };
}

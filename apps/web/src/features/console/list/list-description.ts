import type { PageSize, SortDirection } from '@aube/api/rules';
import type { AppRouter } from '@aube/api';
import type { MessageDescriptor } from '@lingui/core';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { TRPCClientError } from '@trpc/client';
import type { ReactNode } from 'react';
import type { TrpcQueryKey, trpc } from '../../../trpc.ts';
import type { ListFilters } from './list-filter.ts';

/** A column: what it is called, what it says of a row, and how the list is ordered by it. */
export type ListColumn<Row, Sort extends string = string> = {
  /** What the choice of columns is remembered under. */
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Null where there is nothing to say. */
  readonly cell: (row: Row) => ReactNode;
  readonly sort?: {
    readonly by: Sort;
    /** Its French word in the address. @decision D3 */
    readonly word: string;
    /** How the first press orders it: names from A, figures and dates from the top. */
    readonly first: SortDirection;
  };
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean;
  /** Left out until somebody chooses it. */
  readonly isOptional?: boolean;
  /** The filters under which it says anything; by default all. */
  readonly when?: (filters: Readonly<Record<string, unknown>>) => boolean;
};

/** What is asked of a list's procedure, its filters beside it. */
export type ListQuery<Sort extends string = string> = {
  readonly search: string;
  readonly sort: Sort;
  readonly direction: SortDirection;
  readonly page: number;
  readonly pageSize: PageSize;
};

/** The value of each filter that narrows the list; the others are missing. */
type FilterValues<Filters extends ListFilters> = {
  [Name in keyof Filters]?: Exclude<ReturnType<Filters[Name]['read']>, undefined>;
};

/** What a list's procedure answers. */
export type ListAnswer<Row> = { rows: Row[]; total: number; page: number };

type Utils = ReturnType<typeof trpc.useUtils>;
type Refusal = TRPCClientError<AppRouter>;
type RowsQuery<Row> = UseQueryOptions<ListAnswer<Row>, Refusal, ListAnswer<Row>, TrpcQueryKey>;

/**
 * A list that staff read, as data: the kit draws it, and keeps its filters, order and page in the
 * address, its search in the history, its columns on the device. @decision decisions/0017
 */
export type ListDescription<
  Row,
  Sort extends string = string,
  Filters extends ListFilters = ListFilters,
> = {
  /** What the choice of columns is remembered under. */
  readonly id: string;
  /** The name of the table. */
  readonly title: MessageDescriptor;
  readonly searchLabel: MessageDescriptor;
  /** The first one names the row, stays in sight and orders the list as long as nobody asks otherwise. */
  readonly columns: readonly ListColumn<Row, Sort>[];
  readonly filters: Filters;
  /** How many there are, in words: « 12 personnes ». */
  readonly count: (total: number) => MessageDescriptor;
  readonly keyOf: (row: Row) => number;
  /** What may be done with a row. */
  readonly actions?: (row: Row) => ReactNode;
  /** What is said when nobody and nothing fits. */
  readonly noneFound: MessageDescriptor;
  /** What stands there as long as there is no row at all. */
  readonly empty: ReactNode;
  /** The procedure, and what it is asked. */
  query(utils: Utils, asked: ListQuery<Sort> & FilterValues<Filters>): RowsQuery<Row>;
};

import type { PageSize, SortDirection } from '@aube/api/rules';
import type { AppRouter } from '@aube/api';
import type { MessageDescriptor } from '@lingui/core';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { TRPCClientError } from '@trpc/client';
import type { ReactNode } from 'react';
import type { TrpcQueryKey, trpc } from '../../../trpc.ts';
import type { ListFilters } from './list-filter.ts';

/** A column: its name, its cell per row, and its sort. */
export type ListColumn<Row, Sort extends string = string> = {
  /** Key of the saved choice of columns. */
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Null for an empty cell. */
  readonly cell: (row: Row) => ReactNode;
  readonly sort?: {
    readonly by: Sort;
    /** Its French word in the address. @decision D3 */
    readonly word: string;
    /** Direction of the first press: names from A, figures and dates from the top. */
    readonly first: SortDirection;
  };
  /** Figures are right-aligned. */
  readonly isFigure?: boolean;
  /** Hidden until chosen. */
  readonly isOptional?: boolean;
  /** True when the column is useful under the filters; always by default. */
  readonly when?: (filters: Readonly<Record<string, unknown>>) => boolean;
};

/** Input of the list's procedure, besides its filters. */
export type ListQuery<Sort extends string = string> = {
  readonly search: string;
  readonly sort: Sort;
  readonly direction: SortDirection;
  readonly page: number;
  readonly pageSize: PageSize;
};

/** Values of the active filters; the others are missing. */
type FilterValues<Filters extends ListFilters> = {
  [Name in keyof Filters]?: Exclude<ReturnType<Filters[Name]['read']>, undefined>;
};

export type ListAnswer<Row> = { rows: Row[]; total: number; page: number };

type Utils = ReturnType<typeof trpc.useUtils>;
type Refusal = TRPCClientError<AppRouter>;
type RowsQuery<Row> = UseQueryOptions<ListAnswer<Row>, Refusal, ListAnswer<Row>, TrpcQueryKey>;

/**
 * A staff list as data. The kit draws it, and keeps filters, order and page in the address, the
 * search in the history, the columns on the device. @decision console#one-list
 */
export type ListDescription<
  Row,
  Sort extends string = string,
  Filters extends ListFilters = ListFilters,
> = {
  /** Key of the saved choice of columns. */
  readonly id: string;
  /** Name of the table. */
  readonly title: MessageDescriptor;
  readonly searchLabel: MessageDescriptor;
  /** The first one names the row, stays in view and is the default order. */
  readonly columns: readonly ListColumn<Row, Sort>[];
  readonly filters: Filters;
  /** The total in words: « 12 personnes ». */
  readonly count: (total: number) => MessageDescriptor;
  readonly keyOf: (row: Row) => number;
  /** Buttons of a row. */
  readonly actions?: (row: Row) => ReactNode;
  /** Shown when no row matches. */
  readonly noneFound: MessageDescriptor;
  /** Shown when there is no row at all. */
  readonly empty: ReactNode;
  /** Calls the procedure. */
  query(utils: Utils, asked: ListQuery<Sort> & FilterValues<Filters>): RowsQuery<Row>;
};

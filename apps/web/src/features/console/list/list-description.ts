import type { PageSize, SortDirection } from '@aube/api/rules';
import type { AppRouter } from '@aube/api';
import type { MessageDescriptor } from '@lingui/core';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { TRPCClientError } from '@trpc/client';
import type { ReactNode } from 'react';
import type { Label } from '../../../lib/use-field-text.ts';
import type { TrpcQueryKey, trpc } from '../../../trpc.ts';
import type { ListFilters } from './list-filter.ts';

export type ListColumn<Row, Sort extends string = string> = {
  readonly id: string;
  readonly label: Label;
  readonly cell: (row: Row) => ReactNode;
  readonly sort?: {
    readonly by: Sort;
    /** @decision D3 */
    readonly word: string;
    /** Direction after the first click: ascending for names, descending for figures and dates. */
    readonly first: SortDirection;
  };
  readonly isFigure?: boolean;
  readonly isOptional?: boolean;
  readonly when?: (filters: Readonly<Record<string, unknown>>) => boolean;
};

export type ListQuery<Sort extends string = string> = {
  readonly search: string;
  readonly sort: Sort;
  readonly direction: SortDirection;
  readonly page: number;
  readonly pageSize: PageSize;
  readonly before?: number | undefined;
};

type FilterValues<Filters extends ListFilters> = {
  [Name in keyof Filters]?: Exclude<ReturnType<Filters[Name]['read']>, undefined>;
};

/** `asOf`: time at which the figures in the rows were counted. Newer changes may be missing. */
type PagedAnswer<Row> = { rows: Row[]; total: number; page: number; asOf?: string | null };

/** `readTo`: instant down to which the log was read without filling the page; otherwise null. */
export type WalkedAnswer<Row> = { rows: Row[]; next: number | null; readTo: string | null };

export type ListAnswer<Row> = PagedAnswer<Row> | WalkedAnswer<Row>;

type Utils = ReturnType<typeof trpc.useUtils>;
type Refusal = TRPCClientError<AppRouter>;
type RowsQuery<Answer> = Pick<
  UseQueryOptions<Answer, Refusal, Answer, TrpcQueryKey>,
  'queryKey' | 'queryFn'
>;

/** @decision console#one-list */
export type ListDescription<
  Row,
  Sort extends string = string,
  Filters extends ListFilters = ListFilters,
> = {
  readonly id: string;
  readonly title: MessageDescriptor;
  /** True for a list with a cursor instead of page numbers. Its order is fixed. */
  readonly isWalked?: true;
  readonly searchLabel: MessageDescriptor;
  /** The first column names the row, cannot be hidden and gives the default order. */
  readonly columns: readonly ListColumn<Row, Sort>[];
  readonly filters: Filters;
  readonly count: (total: number) => MessageDescriptor;
  readonly keyOf: (row: Row) => number;
  /** With this function, rows can be selected for an action on several people. */
  readonly nameOf?: (row: Row) => string;
  readonly actions?: (row: Row) => ReactNode;
  readonly noneFound: MessageDescriptor;
  readonly empty: ReactNode;
  query(utils: Utils, asked: ListQuery<Sort> & FilterValues<Filters>): RowsQuery<ListAnswer<Row>>;
};

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListCards } from './list-cards.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListAnswer, ListColumn, ListDescription } from './list-description.ts';
import { ListPager } from './list-pager.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { isNarrowed, type ListView } from './list-view.ts';

type ListBodyProps<Row> = {
  readonly list: ListDescription<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly answer: UseQueryResult<ListAnswer<Row>>;
  readonly view: ListView;
  readonly isCards: boolean;
  readonly onChange: (change: Partial<ListView>) => void;
  readonly onClear: () => void;
  /** Stands below the rows, once they are there. */
  readonly children: ReactNode;
};

/** The rows of a list in each state: shown, loading, none, refused, unreachable. */
export function ListBody<Row>({ answer, children, ...props }: ListBodyProps<Row>) {
  const { data, isPlaceholderData, error } = answer;
  if (data !== undefined) {
    return (
      <div
        aria-busy={isPlaceholderData}
        className="transition-opacity duration-150 aria-busy:opacity-60"
      >
        <Rows {...props} rows={data.rows} total={data.total} />
        {children}
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState error={error} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
    );
  }
  return <ListSkeleton isCards={props.isCards} />;
}

type RowsProps<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
} & Omit<ListBodyProps<Row>, 'answer' | 'children'>;

function Rows<Row>({ rows, total, isCards, onClear, ...table }: RowsProps<Row>) {
  const { i18n } = useLingui();
  const { list, view, columns, onChange } = table;
  if (total === 0 && !isNarrowed(view)) return list.empty;
  if (total === 0) {
    return (
      <EmptyState title={i18n._(list.noneFound)}>
        <Button kind="quiet" onClick={onClear}>
          <Trans>Effacer les filtres</Trans>
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      {isCards ? (
        <ListCards list={list} columns={columns} rows={rows} />
      ) : (
        <ListTable {...table} rows={rows} />
      )}
      <ListPager view={view} total={total} onChange={onChange} />
    </>
  );
}

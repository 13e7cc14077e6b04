import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSteady } from '../../../lib/after-press.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useLabel } from '../../../lib/use-field-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingWords } from '../../../ui/loading-words.tsx';
import { ChoosePerson } from '../choice/choose-person.tsx';
import type { Chosen } from '../choice/use-chosen.ts';
import type { ListAnswer, ListColumn, ListDescription } from './list-description.ts';
import { ListPager } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import { isNarrowed, type ListView } from './list-view.ts';
import { WalkedPager } from './walked-pager.tsx';

type ListCardsProps<Row> = {
  readonly list: ListDescription<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly mark: (row: Row) => ReactNode;
};

function ListCards<Row>({ list, columns, rows, mark }: ListCardsProps<Row>) {
  const { i18n } = useLingui();
  const nameOf = useLabel();
  const [name, ...others] = columns;
  if (!name) return null;
  return (
    <ul aria-label={i18n._(list.title)} className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {rows.map((row) => {
        const said = others.flatMap((column) => {
          const cell = column.cell(row);
          return cell === null ? [] : [{ ...column, cell }];
        });
        return (
          <li
            key={list.keyOf(row)}
            className="rounded-card border border-line bg-raised px-4 pt-3 pb-2"
          >
            <div className="flex items-start gap-x-3">
              {mark(row)}
              <h2 className="text-body font-bold wrap-anywhere">{name.cell(row)}</h2>
            </div>
            <dl className="mt-1.5 space-y-1 text-small leading-6.5">
              {said.map(({ id, label, cell, isFigure }) => (
                <div key={id} className="flex flex-wrap gap-x-4">
                  <dt className="w-34 text-ink-soft">{nameOf(label)}</dt>
                  <dd
                    className={classNames(
                      'max-w-full min-w-0 grow basis-[min-content] wrap-break-word',
                      isFigure && 'tabular-nums',
                    )}
                  >
                    {cell}
                  </dd>
                </div>
              ))}
            </dl>
            {list.actions && (
              <div className="mt-1 flex flex-wrap gap-x-6 text-small">{list.actions(row)}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ListSkeleton({ isCards }: { isCards: boolean }) {
  const rows = Array.from({ length: isCards ? 4 : 10 }, (_, index) => index);
  return (
    <output className="block">
      {isCards ? (
        <span aria-hidden className="block space-y-3">
          {rows.map((row) => (
            <span
              key={row}
              className="skeleton h-52 content-start rounded-card border border-line bg-raised p-4"
            >
              <span className="skeleton-line" />
              <span className="skeleton-line" />
              <span className="skeleton-line" />
            </span>
          ))}
        </span>
      ) : (
        <span
          aria-hidden
          className="block divide-y divide-line rounded-card border border-line bg-raised"
        >
          {rows.map((row) => (
            <span key={row} className="skeleton h-14 content-center px-3">
              <span className="skeleton-line" />
            </span>
          ))}
        </span>
      )}
      <LoadingWords />
    </output>
  );
}

type ListBodyProps<Row> = {
  readonly list: ListDescription<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly answer: UseQueryResult<ListAnswer<Row>>;
  readonly view: ListView;
  readonly isCards: boolean;
  readonly chosen: Chosen | undefined;
  readonly onChange: (change: Partial<ListView>) => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
};

export function ListBody<Row>({ answer, children, ...props }: ListBodyProps<Row>) {
  const { isPlaceholderData, error } = answer;
  const data = useSteady(answer.data);
  if (data !== undefined) {
    return (
      <div
        aria-busy={isPlaceholderData}
        className="transition-opacity duration-150 aria-busy:opacity-60"
      >
        <Rows {...props} answered={data} />
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
  readonly answered: ListAnswer<Row>;
} & Omit<ListBodyProps<Row>, 'answer' | 'children'>;

function Rows<Row>({ answered, isCards, chosen, onClear, ...table }: RowsProps<Row>) {
  const { i18n } = useLingui();
  const { list, view, columns, onChange } = table;
  const { rows } = answered;
  const mark = (row: Row) => {
    const { keyOf, nameOf } = list;
    if (!chosen || !nameOf) return null;
    return <ChoosePerson person={{ userId: keyOf(row), name: nameOf(row) }} chosen={chosen} />;
  };
  const isWalked = 'next' in answered;
  const pager = isWalked ? (
    <WalkedPager view={view} answered={answered} onChange={onChange} />
  ) : (
    <ListPager view={view} total={answered.total} onChange={onChange} />
  );
  if (rows.length === 0 && isWalked && (answered.next !== null || view.before !== undefined)) {
    return pager;
  }
  if (rows.length === 0 && !isNarrowed(view)) return list.empty;
  if (rows.length === 0) {
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
        <ListCards list={list} columns={columns} rows={rows} mark={mark} />
      ) : (
        <ListTable {...table} rows={rows} mark={mark} />
      )}
      {pager}
    </>
  );
}

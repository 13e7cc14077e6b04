import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useLabel } from '../../../lib/use-field-text.ts';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import type { ListColumn, ListDescription } from './list-description.ts';
import { type ListView, turnedBy } from './list-view.ts';

type SortHeaderProps = {
  readonly column: Pick<ListColumn<never>, 'label' | 'sort' | 'isFigure'>;
  readonly view: ListView;
  readonly onChange: (change: Partial<ListView>) => void;
  readonly className?: string;
};

function SortHeader({ column, view, onChange, className }: SortHeaderProps) {
  const { sort } = column;
  const label = useLabel()(column.label);
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const lastWord = label.lastIndexOf(' ') + 1;
  const isSorted = view.sort === sort.by;
  const direction = view.direction === 'asc' ? 'ascending' : 'descending';
  const Arrow = !isSorted ? ArrowUpDown : view.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        data-sort
        className={classNames(
          '-mx-1 -my-2.5 min-h-11 px-1 font-[inherit] hover:text-ink in-aria-[sort]:font-bold in-aria-[sort]:text-ink',
          column.isFigure ? 'text-right' : 'text-left',
        )}
        onClick={() => onChange(turnedBy(view, sort))}
      >
        {label.slice(0, lastWord)}
        <span className="whitespace-nowrap">
          {label.slice(lastWord)} <Arrow aria-hidden className="inline size-4 align-[-0.125em]" />
        </span>
      </button>
    </th>
  );
}

type ListTableProps<Row> = {
  readonly list: ListDescription<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly view: ListView;
  readonly onChange: (change: Partial<ListView>) => void;
  readonly mark: (row: Row) => ReactNode;
};

export function ListTable<Row>({ list, columns, rows, view, onChange, mark }: ListTableProps<Row>) {
  const { i18n } = useLingui();
  const [name, ...others] = columns;
  if (!name) return null;
  const atEnd = ({ isFigure }: ListColumn<Row>) => classNames(isFigure && 'text-right!');
  return (
    <ScrollFrame aria-label={i18n._(list.title)} scrolls="onPhones">
      <table className="data-table [&_:is(th,td)]:px-1.5 [&_tr>:first-child]:pl-4 [&_tr>:last-child]:pr-4 [&_time]:whitespace-nowrap [&_tbody_:is(th,td)]:py-1 [&_thead_th]:border-t-0">
        <caption className="sr-only">{i18n._(list.title)}</caption>
        <thead>
          <tr>
            <SortHeader column={name} view={view} onChange={onChange} />
            {others.map((column) => (
              <SortHeader
                key={column.id}
                column={column}
                view={view}
                onChange={onChange}
                className={atEnd(column)}
              />
            ))}
            {list.actions && (
              <th scope="col" className="row-actions">
                <Trans>Actions</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={list.keyOf(row)} className="group/row">
              <th
                scope="row"
                className={classNames(
                  'font-medium wrap-anywhere',
                  mark(row) === null ? 'min-w-32' : 'min-w-48',
                )}
              >
                <span className="flex items-center gap-x-2.5">
                  {mark(row)}
                  <span>{name.cell(row)}</span>
                </span>
              </th>
              {others.map((column) => (
                <td key={column.id} className={atEnd(column)}>
                  {column.cell(row) ?? '–'}
                </td>
              ))}
              {list.actions && (
                <td className="row-actions">
                  <span className="flex gap-x-5">{list.actions(row)}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

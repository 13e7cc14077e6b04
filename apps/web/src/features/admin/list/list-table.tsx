import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../../lib/class-names.ts';
import type { ListColumn, ListDescription } from './list-description.ts';
import type { ListView } from './list-view.ts';
import { SortHeader } from './sort-header.tsx';

type ListTableProps<Row> = {
  readonly list: ListDescription<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly view: ListView;
  readonly onChange: (change: Partial<ListView>) => void;
};

/** The name stays in sight while the rest of its row passes under it. */
const pinned = 'sticky left-0 z-1 bg-raised whitespace-normal!';

/** The rows as a table that scrolls in its own frame, by finger and by keyboard; the page never does. */
export function ListTable<Row>({ list, columns, rows, view, onChange }: ListTableProps<Row>) {
  const { i18n } = useLingui();
  const [name, ...others] = columns;
  if (!name) return null;
  const atEnd = ({ isFigure }: ListColumn<Row>) => classNames(isFigure && 'text-right!');
  return (
    <section
      aria-label={i18n._(list.title)}
      // A frame that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table className="data-table border-separate! border-spacing-0 [&_:is(th,td)]:px-3 [&_td]:whitespace-normal! [&_time]:whitespace-nowrap [&_tbody_:is(th,td)]:py-1 [&_thead_th]:border-t-0 [&_thead_th]:whitespace-normal">
        <caption className="sr-only">{i18n._(list.title)}</caption>
        <thead>
          <tr>
            <SortHeader column={name} view={view} onChange={onChange} className={pinned} />
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
              <th scope="col">
                <Trans>Actions</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={list.keyOf(row)} className="group/row">
              <th scope="row" className={`${pinned} min-w-44 font-medium`}>
                {name.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.id} className={atEnd(column)}>
                  {column.cell(row) ?? '–'}
                </td>
              ))}
              {list.actions && (
                <td>
                  <span className="flex gap-x-5">{list.actions(row)}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

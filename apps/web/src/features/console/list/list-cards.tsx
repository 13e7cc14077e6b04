import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../lib/class-names.ts';
import type { ListColumn, ListDescription } from './list-description.ts';

type ListCardsProps<Row> = {
  readonly list: ListDescription<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
};

/** The rows as cards, on a narrow screen; empty cells are left out. */
export function ListCards<Row>({ list, columns, rows }: ListCardsProps<Row>) {
  const { i18n } = useLingui();
  const [name, ...others] = columns;
  if (!name) return null;
  return (
    <ul aria-label={i18n._(list.title)} className="space-y-3">
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
            <h2 className="text-body font-bold wrap-anywhere">{name.cell(row)}</h2>
            <dl className="mt-1.5 space-y-1 text-small leading-6.5">
              {said.map(({ id, label, cell, isFigure }) => (
                <div key={id} className="flex flex-wrap gap-x-4">
                  <dt className="w-34 text-ink-soft">{i18n._(label)}</dt>
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

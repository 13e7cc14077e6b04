import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from './list-description.ts';

type ColumnTicksProps<Row> = {
  readonly columns: readonly ListColumn<Row>[];
  readonly isShown: (column: ListColumn<Row>) => boolean;
  readonly choose: (column: ListColumn<Row>, isShown: boolean) => void;
};

/** Shows or hides columns; the first one, which names the rows, always stays. */
export function ColumnTicks<Row>({ columns, isShown, choose }: ColumnTicksProps<Row>) {
  const { i18n } = useLingui();
  return (
    <ul>
      {columns.slice(1).map((column) => (
        <li key={column.id}>
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={isShown(column)}
              className="size-5 shrink-0"
              onChange={(event) => choose(column, event.target.checked)}
            />
            {i18n._(column.label)}
          </label>
        </li>
      ))}
    </ul>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ListColumn } from './list-description.ts';
import { type ListView, turnedBy } from './list-view.ts';

type SortHeaderProps = {
  readonly column: Pick<ListColumn<never>, 'label' | 'sort' | 'isFigure'>;
  readonly view: ListView;
  readonly onChange: (change: Partial<ListView>) => void;
  readonly className: string;
};

/** Header of a column: a press orders by it, a second press reverses. */
export function SortHeader({ column, view, onChange, className }: SortHeaderProps) {
  const { i18n } = useLingui();
  const { sort } = column;
  const label = i18n._(column.label);
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
        className="-mx-1 -my-2.5 min-h-11 px-1 text-left font-[inherit] hover:text-ink in-aria-[sort]:font-bold in-aria-[sort]:text-ink"
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

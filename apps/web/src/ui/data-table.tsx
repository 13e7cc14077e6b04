import { type CSSProperties, useId, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { ScrollFrame } from './scroll-frame.tsx';

type DataTableProps = {
  readonly caption: ReactNode;
  readonly head?: readonly string[];
  readonly scrolls?: 'onPhones' | 'always';
  /** On a phone the figures of a row stand side by side, each below its name in `data-name`. */
  readonly isStacked?: boolean;
  /** On a phone each row becomes a block. Each cell needs the name of its column in `data-name`. */
  readonly isFolded?: boolean;
  /** Header cells must have `scope`. */
  readonly children: ReactNode;
};

/**
 * The table scrolls inside its own frame, by finger and by keyboard, so that the page does not
 * scroll sideways.
 */
export function DataTable({
  caption,
  head,
  scrolls,
  isStacked = false,
  isFolded = false,
  children,
}: DataTableProps) {
  const id = useId();
  return (
    <ScrollFrame aria-labelledby={id} scrolls={scrolls}>
      <table
        className={classNames('data-table', isStacked && 'stacked-rows', isFolded && 'folded-rows')}
        style={isStacked && head ? ({ '--cells': head.length - 1 } as CSSProperties) : undefined}
      >
        <caption id={id} className="px-4 pt-4 pb-2 text-left font-medium">
          {caption}
        </caption>
        {head && (
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </ScrollFrame>
  );
}

import { useId, type ReactNode } from 'react';
import { ScrollFrame } from './scroll-frame.tsx';

type DataTableProps = {
  readonly caption: ReactNode;
  /** Headers of the columns, when they take one row. */
  readonly head?: readonly string[];
  /** Rows and cells; header cells must have `scope`. */
  readonly children: ReactNode;
};

/**
 * A table that scrolls inside its own frame, by finger and by keyboard, so that the page does not
 * scroll sideways.
 */
export function DataTable({ caption, head, children }: DataTableProps) {
  const id = useId();
  return (
    <ScrollFrame aria-labelledby={id}>
      <table className="data-table">
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

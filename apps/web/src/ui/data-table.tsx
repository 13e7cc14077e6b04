import { useId, type ReactNode } from 'react';
import { ScrollFrame } from './scroll-frame.tsx';

type DataTableProps = {
  readonly caption: ReactNode;
  /** Headers of the columns, if they take one row. */
  readonly head?: readonly string[];
  /** Rows and cells, with `scope` on their headers. */
  readonly children: ReactNode;
};

/** A table that scrolls inside its own frame, by finger and by keyboard; the page never does. */
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

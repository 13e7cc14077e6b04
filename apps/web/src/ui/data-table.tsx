import { useId, type ReactNode } from 'react';
import { ScrollFrame } from './scroll-frame.tsx';

type DataTableProps = {
  readonly caption: ReactNode;
  readonly head?: readonly string[];
  /** Rows and cells. Header cells must have `scope`. */
  readonly children: ReactNode;
};

/**
 * The table scrolls inside its own frame, by finger and by keyboard, so that the page does not
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

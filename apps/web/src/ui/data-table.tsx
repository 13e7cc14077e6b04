import { useId, type ReactNode } from 'react';

type DataTableProps = {
  readonly caption: ReactNode;
  /** What stands at the top of each column, where there is one row of that. */
  readonly head?: readonly string[];
  /** Rows and cells, with `scope` on their headers. */
  readonly children: ReactNode;
};

/** A table that scrolls inside its own frame, by finger and by keyboard; the page never does. */
export function DataTable({ caption, head, children }: DataTableProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // A frame that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-raised"
    >
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
    </section>
  );
}

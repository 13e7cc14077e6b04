export type TableRow = { line: number; cells: string[] };

/**
 * Makes a row of each column, for a table with one column per night. `line` is the number of the
 * column.
 */
export function turnTable(rows: readonly TableRow[]): TableRow[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => ({
    line: at + 1,
    cells: rows.map(({ cells }) => cells[at] ?? ''),
  }));
}

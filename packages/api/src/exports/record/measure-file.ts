import {
  DATASET_NAMES,
  DATASET_SLUGS,
  EVERYTHING,
  isFigureTable,
  type ExportSubject,
} from '../rules/dataset.ts';
import { COUNT_STATEMENT_MS } from '../rules/export-request.ts';
import type { ExportSources, Filters } from './export-snapshot.ts';
import { readFigureTable } from './figure-table.ts';
import { lookInto } from './look-into.ts';
import { countText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';

/** What is known of a file before it is written. */
export type FileMeasure = {
  /** Of all its datasets together. */
  rows: number;
  /** The names of its columns; in an archive each with its file's. */
  columns: readonly string[];
};

/**
 * How many rows a file has and in which columns, at one moment; each statement runs
 * within `statementMs` (0: as long as it takes).
 * @throws UNAVAILABLE, to be tried again later, while too many look
 */
export async function measureFile(
  services: ExportSources,
  subject: ExportSubject,
  filters: Filters,
  withIdentity: boolean,
  statementMs = COUNT_STATEMENT_MS,
): Promise<FileMeasure> {
  if (isFigureTable(subject)) {
    const { rows, columns } = await readFigureTable(services, subject, filters);
    return { rows: rows.length, columns };
  }
  const tables = exportTables(services);
  const names = subject === EVERYTHING ? DATASET_NAMES : [subject];
  return lookInto(services, filters, statementMs, async (snapshot) => {
    const columns: string[] = [];
    let rows = 0;
    for (const name of names) {
      const asked = {
        table: tables[name],
        columns: columnsOf(tables[name], withIdentity),
        filters,
      };
      const prefix = subject === EVERYTHING ? `${DATASET_SLUGS[name]}.` : '';
      columns.push(...asked.columns.map((column) => prefix + column.name));
      const [counted] = await snapshot.query<{ rows: number }>(countText(asked));
      rows += counted?.rows ?? 0;
    }
    return { rows, columns };
  });
}

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
import { withExportSnapshot } from './with-export-snapshot.ts';
import { countText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';

export type FileMeasure = {
  rows: number;
  /** Names of the columns; in an archive, each name starts with the name of the file. */
  columns: readonly string[];
};

/**
 * Counts the rows and lists the columns of a file. `statementMs`: limit per statement (0: no
 * limit).
 * @throws UNAVAILABLE while too many counts run
 */
export async function measureFile(
  services: ExportSources,
  subject: ExportSubject,
  filters: Filters,
  withIdentity: boolean,
  statementMs = COUNT_STATEMENT_MS,
): Promise<FileMeasure> {
  if (isFigureTable(subject)) {
    const { rows, columns } = await readFigureTable(services, subject, filters, {
      mayBeLate: true,
    });
    return { rows: rows.length, columns };
  }
  const tables = exportTables(services);
  const names = subject === EVERYTHING ? DATASET_NAMES : [subject];
  return withExportSnapshot(services, filters, statementMs, async (snapshot) => {
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

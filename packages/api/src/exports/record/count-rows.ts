import { DATASET_NAMES, EVERYTHING, isFigureTable, type ExportSubject } from '../rules/dataset.ts';
import { openExportSnapshot, type ExportSources, type Filters } from './export-snapshot.ts';
import { readFigureTable } from './figure-table.ts';
import { countText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';

/** How many rows each dataset of a file has, at one moment. */
export async function countRows(
  services: ExportSources,
  subject: ExportSubject,
  filters: Filters,
  withIdentity: boolean,
): Promise<number> {
  if (isFigureTable(subject))
    return (await readFigureTable(services, subject, filters)).rows.length;
  const tables = exportTables(services);
  const names = subject === EVERYTHING ? DATASET_NAMES : [subject];
  const { people } = filters;
  const snapshot = await openExportSnapshot(services, filters);
  try {
    let rows = 0;
    for (const name of names) {
      const [counted] = await snapshot.query<{ rows: number }>(
        countText({ table: tables[name], columns: columnsOf(tables[name], withIdentity), people }),
      );
      rows += counted?.rows ?? 0;
    }
    return rows;
  } finally {
    await snapshot.close();
  }
}

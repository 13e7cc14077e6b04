import type { Snapshot } from '@aube/db';
import { DATASET_NAMES, EVERYTHING, isFigureTable, type ExportSubject } from '../rules/dataset.ts';
import { COUNT_STATEMENT_MS } from '../rules/export-request.ts';
import type { ExportSources, Filters } from './export-snapshot.ts';
import { readFigureTable } from './figure-table.ts';
import { lookInto } from './look-into.ts';
import { countText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';

/**
 * How many rows each dataset of a file has, at one moment; each is counted within `statementMs` (0: as long as it
 * takes).
 * @throws UNAVAILABLE, to be tried again later, while too many look
 */
export async function countRows(
  services: ExportSources,
  subject: ExportSubject,
  filters: Filters,
  withIdentity: boolean,
  statementMs = COUNT_STATEMENT_MS,
): Promise<number> {
  if (isFigureTable(subject))
    return (await readFigureTable(services, subject, filters)).rows.length;
  const tables = exportTables(services);
  const names = subject === EVERYTHING ? DATASET_NAMES : [subject];
  const count = async (snapshot: Snapshot) => {
    let rows = 0;
    for (const name of names) {
      const [counted] = await snapshot.query<{ rows: number }>(
        countText({ table: tables[name], columns: columnsOf(tables[name], withIdentity), filters }),
      );
      rows += counted?.rows ?? 0;
    }
    return rows;
  };
  return lookInto(services, filters, statementMs, count);
}

import type { Services } from '../../context.ts';
import { DATASET_NAMES, EVERYTHING, type ExportSubject } from '../rules/dataset.ts';
import { openExportSnapshot, type Filters } from './export-snapshot.ts';
import { countText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';

/** How many rows each dataset of a file has, at one moment. */
export async function countRows(
  services: Pick<Services, 'pool' | 'openClient' | 'course' | 'questionnaires'>,
  subject: ExportSubject,
  filters: Filters,
  withIdentity: boolean,
): Promise<number> {
  const tables = exportTables(services);
  const names = subject === EVERYTHING ? DATASET_NAMES : [subject];
  const snapshot = await openExportSnapshot(services, filters);
  try {
    let rows = 0;
    for (const name of names) {
      const [counted] = await snapshot.query<{ rows: number }>(
        countText(tables[name], columnsOf(tables[name], withIdentity)),
      );
      rows += counted?.rows ?? 0;
    }
    return rows;
  } finally {
    await snapshot.close();
  }
}

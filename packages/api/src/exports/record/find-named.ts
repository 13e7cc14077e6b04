import type { Services } from '../../context.ts';
import { DATASET_NAMES, EVERYTHING, type ExportSubject } from '../rules/dataset.ts';
import { openExportSnapshot, type Filters } from './export-snapshot.ts';
import { peopleText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';

/** Whom a file with identities names. */
export async function findNamed(
  services: Pick<Services, 'pool' | 'openClient' | 'course' | 'questionnaires'>,
  subject: ExportSubject,
  filters: Filters,
): Promise<number[]> {
  const tables = exportTables(services);
  const names = subject === EVERYTHING ? DATASET_NAMES : [subject];
  const snapshot = await openExportSnapshot(services, filters);
  try {
    const people = new Set<number>();
    for (const name of names) {
      const found = await snapshot.query<{ userId: number }>(
        peopleText(tables[name], columnsOf(tables[name], true)),
      );
      for (const { userId } of found) people.add(userId);
    }
    return [...people];
  } finally {
    await snapshot.close();
  }
}

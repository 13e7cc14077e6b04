import { DATASET_NAMES, EVERYTHING, isFigureTable, type ExportSubject } from '../rules/dataset.ts';
import { openExportSnapshot, type ExportSources, type Filters } from './export-snapshot.ts';
import { peopleText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';

/** Whom a file tells by name: its own columns do, or the search that it follows. */
export async function findNamed(
  services: ExportSources,
  subject: ExportSubject,
  filters: Filters,
): Promise<number[]> {
  if (isFigureTable(subject)) return [];
  const tables = exportTables(services);
  const names = subject === EVERYTHING ? DATASET_NAMES : [subject];
  const { people: asked } = filters;
  const snapshot = await openExportSnapshot(services, filters);
  try {
    const people = new Set<number>();
    for (const name of names) {
      const found = await snapshot.query<{ userId: number }>(
        peopleText({ table: tables[name], columns: columnsOf(tables[name], true), people: asked }),
      );
      for (const { userId } of found) people.add(userId);
    }
    return [...people];
  } finally {
    await snapshot.close();
  }
}

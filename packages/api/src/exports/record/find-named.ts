import { DATASET_NAMES, EVERYTHING, isFigureTable, type ExportSubject } from '../rules/dataset.ts';
import { COUNT_STATEMENT_MS } from '../rules/export-request.ts';
import type { ExportSources, Filters } from './export-snapshot.ts';
import { lookInto } from './look-into.ts';
import { peopleText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';

/** Whom a file tells by name: its own columns do, or the search that it follows. */
export async function findNamed(
  services: ExportSources,
  subject: ExportSubject,
  filters: Filters,
  statementMs = COUNT_STATEMENT_MS,
): Promise<number[]> {
  if (isFigureTable(subject)) return [];
  const tables = exportTables(services);
  const names = subject === EVERYTHING ? DATASET_NAMES : [subject];
  return lookInto(services, filters, statementMs, async (snapshot) => {
    const people = new Set<number>();
    for (const name of names) {
      const found = await snapshot.query<{ userId: number }>(
        peopleText({ table: tables[name], columns: columnsOf(tables[name], true), filters }),
      );
      for (const { userId } of found) people.add(userId);
    }
    return [...people];
  });
}

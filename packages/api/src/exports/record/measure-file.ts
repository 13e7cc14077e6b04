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
import { countText, peopleText } from './statement.ts';
import { columnsOf, exportTables } from './tables.ts';

/** What is known of a file before it is written. */
export type FileMeasure = {
  /** Of all its datasets together. */
  rows: number;
  /** The names of its columns; in an archive each with its file's. */
  columns: readonly string[];
  /** Whom it is about; nobody unless that was asked for. */
  people: readonly number[];
};

/**
 * How many rows a file has, in which columns and, `withPeople`, of whom, all at one moment; each statement runs
 * within `statementMs` (0: as long as it takes).
 * @throws UNAVAILABLE, to be tried again later, while too many look
 */
export async function measureFile(
  services: ExportSources,
  subject: ExportSubject,
  filters: Filters,
  { withIdentity, withPeople }: { withIdentity: boolean; withPeople: boolean },
  statementMs = COUNT_STATEMENT_MS,
): Promise<FileMeasure> {
  if (isFigureTable(subject)) {
    const { rows, columns } = await readFigureTable(services, subject, filters);
    return { rows: rows.length, columns, people: [] };
  }
  const tables = exportTables(services);
  const names = subject === EVERYTHING ? DATASET_NAMES : [subject];
  return lookInto(services, filters, statementMs, async (snapshot) => {
    const people = new Set<number>();
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
      if (!withPeople) continue;
      const found = await snapshot.query<{ userId: number }>(peopleText(asked));
      for (const { userId } of found) people.add(userId);
    }
    return { rows, columns, people: [...people] };
  });
}

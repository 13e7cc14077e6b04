import type { Snapshot } from '@aube/db';
import { DATASET_NAMES, EVERYTHING, isFigureTable, type ExportSubject } from '../rules/dataset.ts';
import type { Filters } from './export-snapshot.ts';
import { peopleText } from './statement.ts';
import { columnsOf, exportTables, type ExportContent } from './tables.ts';

type File = {
  snapshot: Snapshot;
  content: ExportContent;
  subject: ExportSubject;
  filters: Filters;
  withIdentity: boolean;
};

/**
 * Whom a file shows as people, each once: everybody in a file with identities or after a search, which ties a
 * name to a code; nobody in any other. They are read in the file's own moment.
 * @decision decisions/0042 decisions/0046
 */
export async function peopleOfFile({
  snapshot,
  content,
  subject,
  filters,
  withIdentity,
}: File): Promise<number[]> {
  const isSearched = (filters.people?.words.length ?? 0) > 0;
  if (isFigureTable(subject) || (!withIdentity && !isSearched)) return [];
  const tables = exportTables(content);
  const people = new Set<number>();
  for (const name of subject === EVERYTHING ? DATASET_NAMES : [subject]) {
    const table = tables[name];
    const asked = { table, columns: columnsOf(table, withIdentity), filters };
    const found = await snapshot.query<{ userId: number }>(peopleText(asked));
    for (const { userId } of found) people.add(userId);
  }
  return [...people];
}

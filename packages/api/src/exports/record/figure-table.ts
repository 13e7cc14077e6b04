import { readFigures } from '../../stats/record/read-figures.ts';
import type { FigureTableName } from '../rules/dataset.ts';
import { FIGURE_TABLES, type FigureTable } from '../rules/figure-tables.ts';
import type { ExportSources, Filters } from './export-snapshot.ts';

/**
 * Reads a table of the statistics. The period selects accounts by their creation date. `mayBeLate`
 * allows stored figures, which may be old. Only a preview may use stored figures, because only a
 * preview shows their time.
 */
export async function readFigureTable(
  sources: Pick<ExportSources, 'db' | 'pool' | 'course' | 'now'>,
  name: FigureTableName,
  { places, establishmentId, fromAt, beforeAt }: Filters,
  { mayBeLate }: { mayBeLate: boolean },
): Promise<FigureTable> {
  const figures = await readFigures(sources, {
    places,
    establishmentId,
    registeredFrom: fromAt === null ? null : new Date(fromAt),
    registeredBefore: beforeAt === null ? null : new Date(beforeAt),
    mayBeLate,
  });
  return FIGURE_TABLES[name](figures);
}

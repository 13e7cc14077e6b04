import type { Snapshot } from '@aube/db';
import { LOOKS_AT_ONCE, LOOKS_WAITING, LOOK_PATIENCE_MS } from '../rules/export-request.ts';
import { openExportSnapshot, type ExportSources, type Filters } from './export-snapshot.ts';
import { createTurns } from './turns.ts';
import { whileWaitedFor } from './while-waited-for.ts';

const inTurn = createTurns({
  atOnce: LOOKS_AT_ONCE,
  waiting: LOOKS_WAITING,
  patienceMs: LOOK_PATIENCE_MS,
});

/**
 * A short look into one moment of the database, for counts and previews: each holds a connection outside the pool, so
 * that few look at once, and none of their statements runs longer than `statementMs` (0: as long as it takes). A caller
 * who leaves ends it.
 * @throws UNAVAILABLE, to be tried again later, while too many look
 */
export const lookInto = <Seen>(
  sources: ExportSources,
  filters: Filters,
  statementMs: number,
  look: (snapshot: Snapshot) => Promise<Seen>,
): Promise<Seen> =>
  inTurn(async () => {
    const snapshot = await openExportSnapshot(sources, filters, statementMs);
    try {
      return await whileWaitedFor(snapshot, sources.callerGone?.(), look);
    } finally {
      await snapshot.close();
    }
  });

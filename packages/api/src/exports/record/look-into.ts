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
 * Opens a database snapshot for counts and previews. Each uses a connection outside the pool, so
 * few run at once, and no statement takes longer than `statementMs` (0: no limit). It ends when the
 * caller leaves.
 * @throws UNAVAILABLE, to be tried again later, while too many run
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

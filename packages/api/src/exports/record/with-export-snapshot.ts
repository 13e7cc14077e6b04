import type { Snapshot } from '@aube/db';
import { openExportSnapshot, type ExportSources, type Filters } from './export-snapshot.ts';

/** @param gone aborts the statement when the caller leaves; no other statement begins then */
export async function readUntilGone<Seen>(
  snapshot: Snapshot,
  gone: AbortSignal | undefined,
  read: (snapshot: Snapshot) => Promise<Seen>,
): Promise<Seen> {
  const end = () => void snapshot.cancel();
  gone?.addEventListener('abort', end, { once: true });
  try {
    gone?.throwIfAborted();
    return await read({
      ...snapshot,
      query(text, values) {
        gone?.throwIfAborted();
        return snapshot.query(text, values);
      },
    });
  } finally {
    gone?.removeEventListener('abort', end);
  }
}

/**
 * Opens a snapshot for counts and previews, on a connection outside the pool. Only a few snapshots
 * run at once, because all callers are heavy reads that wait for their turn.
 */
export async function withExportSnapshot<Seen>(
  sources: ExportSources,
  filters: Filters,
  statementMs: number,
  look: (snapshot: Snapshot) => Promise<Seen>,
): Promise<Seen> {
  const snapshot = await openExportSnapshot(sources, filters, statementMs);
  try {
    return await readUntilGone(snapshot, sources.callerGone?.(), look);
  } finally {
    await snapshot.close();
  }
}

import type { Snapshot } from '@aube/db';
import { LOOKS_AT_ONCE, LOOKS_WAITING, LOOK_PATIENCE_MS } from '../rules/export-request.ts';
import { openExportSnapshot, type ExportSources, type Filters } from './export-snapshot.ts';
import { AppError } from '../../errors.ts';

type Turns = {
  readonly atOnce: number;
  /** Maximum number of waiting callers; further callers are refused at once. */
  readonly waiting: number;
  readonly patienceMs: number;
};

const RETRY_AFTER_SECONDS = 5;

const busy = () => new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Limits the number of tasks that run at once. Later callers wait in order of arrival.
 * @throws UNAVAILABLE when too many callers wait or the wait is too long
 */
export function createTurns({ atOnce, waiting, patienceMs }: Turns) {
  let running = 0;
  const queue = new Set<() => void>();

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(givingUp);
        queue.delete(begin);
        resolve();
      };
      const givingUp = setTimeout(() => {
        queue.delete(begin);
        reject(busy());
      }, patienceMs);
      queue.add(begin);
    });

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else {
      if (queue.size >= waiting) throw busy();
      await turn();
    }
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next) next();
      else running -= 1;
    }
  };
}

/** @param gone aborts the statement when the caller leaves */
export async function readUntilGone<Seen>(
  snapshot: Snapshot,
  gone: AbortSignal | undefined,
  read: (snapshot: Snapshot) => Promise<Seen>,
): Promise<Seen> {
  const end = () => void snapshot.cancel();
  gone?.addEventListener('abort', end, { once: true });
  try {
    gone?.throwIfAborted();
    return await read(snapshot);
  } finally {
    gone?.removeEventListener('abort', end);
  }
}

const inTurn = createTurns({
  atOnce: LOOKS_AT_ONCE,
  waiting: LOOKS_WAITING,
  patienceMs: LOOK_PATIENCE_MS,
});

/**
 * Opens a snapshot for counts and previews. Only a few snapshots run at once, because a
 * snapshot uses a connection outside the pool.
 * @throws UNAVAILABLE while too many snapshots run
 */
export const withExportSnapshot = <Seen>(
  sources: ExportSources,
  filters: Filters,
  statementMs: number,
  look: (snapshot: Snapshot) => Promise<Seen>,
): Promise<Seen> =>
  inTurn(async () => {
    const snapshot = await openExportSnapshot(sources, filters, statementMs);
    try {
      return await readUntilGone(snapshot, sources.callerGone?.(), look);
    } finally {
      await snapshot.close();
    }
  });

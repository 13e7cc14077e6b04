import type { Snapshot } from '@aube/db';

/** Reads a snapshot for a waiting caller; `gone` aborts the statement when they leave. */
export async function whileWaitedFor<Seen>(
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

import type { Snapshot } from '@aube/db';

/** Reads in a snapshot for somebody who waits for it: their leaving, which `gone` says, ends what runs. */
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

import type { Pool } from '@aube/db';

type Counts = { byKey: Map<string, Promise<unknown>>; last: Promise<unknown> };
const running = new WeakMap<Pool, Counts>();

/**
 * Counts over everybody on a large site: one at a time in a process, and whoever asks the same meanwhile
 * waits for the same answer. Without it, looks that each count would slow one another down without end.
 * @decision decisions/0068
 */
export function countOnce<Counted>(
  pool: Pool,
  key: string,
  count: () => Promise<Counted>,
): Promise<Counted> {
  const counts = running.get(pool) ?? { byKey: new Map(), last: Promise.resolve() };
  running.set(pool, counts);
  const asked = counts.byKey.get(key) as Promise<Counted> | undefined;
  if (asked) return asked;
  const counted = counts.last.then(count).finally(() => counts.byKey.delete(key));
  counts.byKey.set(key, counted);
  counts.last = counted.catch(() => undefined);
  return counted;
}

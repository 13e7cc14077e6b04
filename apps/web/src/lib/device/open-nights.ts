const prefix = 'aube.night.';

const here = new Set<string>();

/** The night stays marked, for all pages and the worker, until the returned function is called. */
export function holdNight(date: string): () => Promise<void> {
  here.add(date);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // The lock is shared, because two pages may change the same night. When both pages save the
  // night, the server reports a conflict.
  const ended =
    'locks' in navigator
      ? navigator.locks.request(prefix + date, { mode: 'shared' }, () => released)
      : released;
  return async () => {
    here.delete(date);
    release();
    await ended;
  };
}

export async function findHeldNights(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return here;
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? name : []));
  return new Set([...here, ...names.map((name) => name.slice(prefix.length))]);
}

const prefix = 'aube.night.';

/** Nights that are being changed on this page, for a browser without locks. */
const here = new Set<string>();

/**
 * Tells every page and the worker that a night is being changed, until the returned function is
 * called.
 */
export function holdNight(date: string): () => Promise<void> {
  here.add(date);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // The lock is shared, because two pages may change the same night; the server then asks which
  // version is right.
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

/** Nights that are being changed on any page of this browser. */
export async function findHeldNights(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return here;
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? name : []));
  return new Set([...here, ...names.map((name) => name.slice(prefix.length))]);
}

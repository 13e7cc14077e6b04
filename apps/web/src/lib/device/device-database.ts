import { type IDBPDatabase, openDB } from 'idb';
import type { Account } from '../account.ts';
import { deviceName } from '../device-name.ts';
import type { Begun } from '../draft-types.ts';
import type { KeptNight } from './kept-night.ts';
import type { Overview } from './reopen-overview.ts';

/** The server's last answer about a person, for the pages that open without a network. */
type Seen = {
  readonly personId: number;
  readonly atMs: number;
  readonly account: Account;
  readonly overview: Overview | null;
};

/**
 * All data that may stay on an own device: each row belongs to one person.
 * @decision D66
 */
type Kept = {
  nights: { key: [personId: number, date: string]; value: KeptNight };
  drafts: {
    key: [personId: number, key: string];
    value: { personId: number; key: string; draft: Begun<unknown, unknown> };
  };
  seen: { key: number; value: Seen };
};

let opening: Promise<IDBPDatabase<Kept>> | null = null;
const close = () => {
  void opening?.then((database) => database.close());
  opening = null;
};

/** The database of this device. @throws where the browser keeps none */
export function deviceDatabase(): Promise<IDBPDatabase<Kept>> {
  opening ??= openDB<Kept>(deviceName, 1, {
    upgrade(database) {
      database.createObjectStore('nights', { keyPath: ['personId', 'date'] });
      database.createObjectStore('drafts', { keyPath: ['personId', 'key'] });
      database.createObjectStore('seen', { keyPath: 'personId' });
    },
    // A logout in any tab deletes it all.
    blocking: close,
    terminated: close,
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Deletes every row of other people; for nobody, every row. */
export async function keepOnlyOf(personId: number): Promise<void> {
  const database = await deviceDatabase();
  const work = database.transaction(['nights', 'drafts', 'seen'], 'readwrite');
  await Promise.all(
    (['nights', 'drafts', 'seen'] as const).map(async (name) => {
      const store = work.objectStore(name);
      for (let at = await store.openCursor(); at; at = await at.continue()) {
        if (at.value.personId !== personId) await at.delete();
      }
    }),
  );
  await work.done;
}

/** Replaces the row of a night, or deletes it; a version written since stays. */
export async function replaceNight(night: KeptNight, next: KeptNight | null): Promise<void> {
  const work = (await deviceDatabase()).transaction('nights', 'readwrite');
  const present = await work.store.get([night.personId, night.date]);
  if (present?.writing === night.writing) {
    if (next) await work.store.put(next);
    else await work.store.delete([night.personId, night.date]);
  }
  await work.done;
}

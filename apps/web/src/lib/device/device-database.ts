import { type IDBPDatabase, openDB } from 'idb';
import type { Account } from '../account.ts';
import { deviceName } from '../device-name.ts';
import type { Begun } from '../draft-types.ts';
import type { KeptNight } from './kept-night.ts';
import type { Programme } from '../programme-data.ts';

type Seen = {
  readonly personId: number;
  readonly atMs: number;
  readonly account: Account;
  readonly overview: Programme | null;
};

/** Each row belongs to one person. @decision D66 */
type Kept = {
  nights: { key: [personId: number, date: string]; value: KeptNight };
  drafts: {
    key: [personId: number, key: string];
    value: { personId: number; key: string; draft: Begun<unknown, unknown> };
  };
  seen: { key: number; value: Seen };
};

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('aube.nights');

let opening: Promise<IDBPDatabase<Kept>> | null = null;
const close = () => {
  void opening?.then((database) => database.close());
  opening = null;
};

/** @throws when the browser refuses to open the database */
export function deviceDatabase(): Promise<IDBPDatabase<Kept>> {
  opening ??= openDB<Kept>(deviceName, 1, {
    upgrade(database) {
      database.createObjectStore('nights', { keyPath: ['personId', 'date'] });
      database.createObjectStore('drafts', { keyPath: ['personId', 'key'] });
      database.createObjectStore('seen', { keyPath: 'personId' });
    },
    // A logout in another tab deletes the database, and an open connection would block the
    // deletion.
    blocking: close,
    terminated: close,
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** @returns the number of rows that remain */
async function deleteRows(isGone: (personId: number) => boolean): Promise<number> {
  const database = await deviceDatabase();
  const work = database.transaction(['nights', 'drafts', 'seen'], 'readwrite');
  let kept = 0;
  await Promise.all(
    (['nights', 'drafts', 'seen'] as const).map(async (name) => {
      const store = work.objectStore(name);
      for (let at = await store.openCursor(); at; at = await at.continue()) {
        if (isGone(at.value.personId)) await at.delete();
        else kept += 1;
      }
    }),
  );
  await work.done;
  return kept;
}

/** Deletes the rows of all people except `personId`; `nobody` deletes all rows. */
export const keepOnlyOf = (personId: number): Promise<number> =>
  deleteRows((each) => each !== personId);

/** @returns the number of rows of other people */
export const dropPerson = (personId: number): Promise<number> =>
  deleteRows((each) => each === personId);

export const watchNights = (onChange: () => void): void =>
  tabs?.addEventListener('message', onChange);

export const readNights = async (): Promise<KeptNight[]> =>
  (await deviceDatabase()).getAll('nights');

type Key = Pick<KeptNight, 'personId' | 'date'>;

async function writeNight(
  { personId, date }: Key,
  next: KeptNight | null,
  isWritten: (present: KeptNight | undefined) => boolean,
): Promise<void> {
  const work = (await deviceDatabase()).transaction('nights', 'readwrite');
  if (isWritten(await work.store.get([personId, date]))) {
    if (next) await work.store.put(next);
    else await work.store.delete([personId, date]);
  }
  await work.done;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  tabs?.postMessage('nights');
}

export const setNight = (key: Key, next: KeptNight | null) => writeNight(key, next, () => true);

/** Does nothing when the night was written again in the meantime. */
export const replaceNight = (night: KeptNight, next: KeptNight | null) =>
  writeNight(night, next, (present) => present?.writing === night.writing);

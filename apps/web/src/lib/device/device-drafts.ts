import type { DraftStore } from '../draft-types.ts';
import { deviceDatabase, keepOnlyOf } from './device-database.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Runs the writes in order, so that the newest value stays. False after a failed write. */
const inTurn = (work: () => Promise<unknown>): Promise<boolean> => {
  const done = turn.then(work).then(
    () => true,
    () => false,
  );
  turn = done;
  return done;
};

/**
 * Drafts on a person's own device. When the device cannot store drafts, only the page has the
 * drafts.
 * @decision D66
 */
export const drafts: DraftStore = {
  async read(personId, key) {
    await turn;
    const kept = await (await deviceDatabase()).get('drafts', [personId, key]);
    return kept?.draft ?? null;
  },
  write: (personId, key, draft) =>
    inTurn(async () => {
      const database = await deviceDatabase();
      if (draft) await database.put('drafts', { personId, key, draft });
      else await database.delete('drafts', [personId, key]);
    }),
  keepOnly: (personId) => void inTurn(() => keepOnlyOf(personId)),
};

/** Only drafts that the server does not have. @throws when the browser refuses to store data */
export async function countDrafts(personId: number): Promise<number> {
  await turn;
  const ofPerson = IDBKeyRange.bound([personId], [personId, []]);
  return (await deviceDatabase()).count('drafts', ofPerson);
}

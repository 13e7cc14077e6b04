import { setTimeout as delay } from 'node:timers/promises';
import type { SeededParticipant } from '@aube/db/testing/many-participants';

const MOST_REPEATS = 100;

type Acknowledged = {
  dayId: number;
  mark: string;
  version: number;
  requestId: string;
};

export type Journal = {
  participant: SeededParticipant;
  acknowledged: Acknowledged[];
  cutOff: { dayId: number; mark: string } | null;
};

const hhmm = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Night that differs from the previous 3,599 nights. */
function nightOf(n: number): Record<string, unknown> {
  return {
    heure_extinction_lumieres: hhmm(1320 + (n % 60)),
    duree_endormissement: Math.floor(n / 60) % 60,
    nombre_reveils: 2,
    duree_eveil: 20,
    heure_reveil: '06:15',
    heure_sortie_lit: '06:30',
    siestes: [],
  };
}

export const markOf = (night: Record<string, unknown>): string =>
  `${String(night['heure_extinction_lumieres'])}+${String(night['duree_endormissement'])}`;

/**
 * Saves nights until the end time, or until the server is killed.
 * @returns the confirmed saves
 * @throws when the server refuses a save
 */
export async function writeNights(
  url: string,
  participant: SeededParticipant,
  { onSave, isOver, startAt }: { onSave: () => void; isOver: () => boolean; startAt: number },
): Promise<Journal> {
  let waits = 0;
  const journal: Journal = { participant, acknowledged: [], cutOff: null };
  for (let n = startAt; !isOver(); n += 1) {
    const dayId = participant.openDayIds[n % participant.openDayIds.length] ?? 0;
    const night = nightOf(n);
    const mark = markOf(night);
    try {
      const response = await fetch(`${url}/api/jours-journal-sommeil/${dayId}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${participant.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(night),
      });
      const text = await response.text();
      // After a restart of the database, the server asks the client to wait and has stored nothing.
      if (response.status === 503 && response.headers.has('retry-after') && waits < MOST_REPEATS) {
        waits += 1;
        n -= 1;
        await delay(100);
        continue;
      }
      if (!response.ok) throw new RefusedSave(`${response.status} ${text}`);
      const version = Number(response.headers.get('etag')?.slice(1, -1));
      const requestId = response.headers.get('x-request-id') ?? '';
      journal.acknowledged.push({ dayId, mark, version, requestId });
      onSave();
    } catch (thrown) {
      if (thrown instanceof RefusedSave) throw thrown;
      journal.cutOff = { dayId, mark };
      return journal;
    }
  }
  return journal;
}

class RefusedSave extends Error {}

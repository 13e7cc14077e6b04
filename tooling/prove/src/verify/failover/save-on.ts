import { setTimeout as delay } from 'node:timers/promises';
import type { SeededParticipant } from '@aube/db/testing/many-participants';
import { send } from '../site.ts';

/** Four saves per second are below the limit of 300 calls per minute and session. */
const SAVE_EVERY_MS = 250;

type Acknowledged = { requestId: string; at: number };

/** Result of the saves. `at` and `slowestMs` are in milliseconds of `performance.now`. */
export type Saves = {
  acknowledged: Acknowledged[];
  refused: number;
  slowestMs: number;
  faults: string[];
  stop: () => Promise<void>;
};

const nightOf = (n: number) => ({
  heure_extinction_lumieres: '22:30',
  duree_endormissement: n % 60,
  nombre_reveils: 2,
  duree_eveil: 20,
  heure_reveil: '06:15',
  heure_sortie_lit: '06:30',
  siestes: [],
});

/** Saves one night after another for each person, until `stop`. */
export function saveOn(url: string, participants: readonly SeededParticipant[]): Saves {
  const stopping = new AbortController();
  const saves: Saves = {
    acknowledged: [],
    refused: 0,
    slowestMs: 0,
    faults: [],
    async stop() {
      stopping.abort();
      await Promise.all(writers);
    },
  };
  const write = async ({ token, openDayIds }: SeededParticipant): Promise<void> => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const path = `/api/jours-journal-sommeil/${openDayIds[n % openDayIds.length]}`;
      const startedAt = performance.now();
      const answer = await send(url + path, { method: 'PUT', token, body: nightOf(n) }).catch(
        (thrown: unknown) => (thrown as Error).name,
      );
      saves.slowestMs = Math.max(saves.slowestMs, performance.now() - startedAt);
      if (typeof answer === 'string') saves.faults.push(`a save hung (${answer})`);
      else if (answer.status === 200) {
        const requestId = answer.headers.get('x-request-id') ?? '';
        saves.acknowledged.push({ requestId, at: performance.now() });
      } else if (answer.status === 503) saves.refused += 1;
      else saves.faults.push(`a save was answered ${answer.status}`);
      await delay(SAVE_EVERY_MS);
    }
  };
  const writers = participants.map(write);
  return saves;
}

export function longestPauseMs(
  { acknowledged }: Pick<Saves, 'acknowledged'>,
  { from, to }: { from: number; to: number },
): number {
  const instants = acknowledged.map(({ at }) => at).filter((at) => at > from && at < to);
  const ends = [from, ...instants, to];
  return Math.max(0, ...ends.slice(1).map((at, index) => at - (ends[index] ?? at)));
}

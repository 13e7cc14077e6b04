import type { SeededParticipant } from '@aube/db/testing/many-participants';
import { requestBytes, type RequestBytes } from './load.ts';

/** A hot path: what our server is asked, what the other one is, and what is to be reached. */
export type HotPath = {
  name: string;
  /** Share of the hand-written server's requests a second. @source docs/performance */
  target: number;
  ours: (participant: SeededParticipant, n: number) => RequestBytes;
  handWritten: (participant: SeededParticipant, n: number) => RequestBytes;
};

const hhmm = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The nth night; each differs from the one before, so that every save writes. */
const frenchNight = (n: number) => ({
  heure_extinction_lumieres: hhmm(1320 + (n % 60)),
  duree_endormissement: n % 45,
  nombre_reveils: 2,
  duree_eveil: 20,
  heure_reveil: '06:15',
  heure_sortie_lit: '06:30',
  siestes: [{ heure_debut: '13:00', heure_fin: '13:20' }],
});

const englishNight = (n: number) => ({
  lightsOutTime: 1320 + (n % 60),
  sleepOnsetLatencyMinutes: n % 45,
  awakenings: 2,
  wakeAfterSleepOnsetMinutes: 20,
  finalWakeUpTime: 375,
  outOfBedTime: 390,
  napCount: 1,
  naps: [{ startTime: 780, endTime: 800 }],
});

const dayOf = ({ openDayIds }: SeededParticipant) => openDayIds[0] ?? 0;

const saveByHand = (participant: SeededParticipant, n: number) =>
  requestBytes('PUT', `/nights/${dayOf(participant)}`, {
    token: participant.token,
    body: frenchNight(n),
  });

export const HOT_PATHS: readonly HotPath[] = [
  {
    name: 'save a night, REST',
    target: 0.9,
    ours: (participant, n) =>
      requestBytes('PUT', `/api/jours-journal-sommeil/${dayOf(participant)}`, {
        token: participant.token,
        body: frenchNight(n),
      }),
    handWritten: saveByHand,
  },
  {
    name: 'save a night, tRPC',
    target: 0.9,
    ours: (participant, n) =>
      requestBytes('POST', '/trpc/diary.saveDay?batch=1', {
        token: participant.token,
        body: { 0: { json: { day: { dayId: dayOf(participant) }, night: englishNight(n) } } },
      }),
    handWritten: saveByHand,
  },
  {
    name: 'programme page, tRPC',
    target: 0.85,
    ours: ({ token }) =>
      requestBytes('POST', '/trpc/programme.overview?batch=1', {
        token,
        body: { 0: { json: {} } },
      }),
    handWritten: ({ token }) => requestBytes('GET', '/page', { token }),
  },
];

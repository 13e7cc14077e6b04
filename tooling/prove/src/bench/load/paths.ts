import type { SeededParticipant } from '@aube/db/testing/many-participants';
import { PASSWORD } from '../password.ts';
import { requestBytes, type RequestBytes } from './run-load.ts';

/** Who is there to ask: the participants whom the load acts for, and administrators. */
export type Askers = {
  participants: readonly SeededParticipant[];
  administratorTokens: readonly string[];
  /** People in the database. */
  count: number;
};

/** A request for somebody: `n` counts them, so that each may differ. */
type Ask = (asking: { one: SeededParticipant; askers: Askers; n: number }) => RequestBytes;

/** A hot path: what our server is asked, and what the two others are. */
export type HotPath = {
  name: string;
  ours: Ask;
  byHand?: Ask;
  /** Fewer than the others': what few people ask at a time. */
  connections?: number;
  /** A job counts it first. */
  isKept?: boolean;
  /** What to reach: shares of the requests a second of the others, or a median. @decision decisions/0060 */
  targets: { equal?: number; bare?: number; medianMs?: number };
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

const tokenOf = ({ one, askers, n }: Parameters<Ask>[0], isStaff: boolean): string =>
  isStaff ? (askers.administratorTokens[n % askers.administratorTokens.length] ?? '') : one.token;

const trpc =
  (name: string, input: (n: number, askers: Askers) => object, isStaff = false): Ask =>
  (asking) =>
    requestBytes('POST', `/trpc/${name}?batch=1`, {
      token: tokenOf(asking, isStaff),
      body: { 0: { json: input(asking.n, asking.askers) } },
    });

const get =
  (path: (n: number, askers: Askers) => string, isStaff = false): Ask =>
  (asking) =>
    requestBytes('GET', path(asking.n, asking.askers), { token: tokenOf(asking, isStaff) });

const saveByHand: Ask = ({ one, n }) =>
  requestBytes('PUT', `/nights/${dayOf(one)}`, { token: one.token, body: frenchNight(n) });

const asked = { page: 1, pageSize: 25, direction: 'asc', sort: 'name', search: '' };
const listPaths = (
  name: string,
  medianMs: number,
  ours: (n: number, askers: Askers) => object,
  byHand: (n: number, askers: Askers) => string,
): HotPath => ({
  name: `staff list, ${name}`,
  targets: { equal: 0.95, medianMs },
  ours: trpc('admin.listParticipants', (n, askers) => ({ ...asked, ...ours(n, askers) }), true),
  byHand: get((n, askers) => `/list/${byHand(n, askers)}`, true),
});

const someName = (n: number, { count }: Askers) => `participant ${(n * 7_919) % count}`;
/** A far page, or the last one. */
const farPage = ({ count }: Askers) => Math.min(2_000, Math.ceil(count / 25));

/** Somebody else each time, from another address: limits are there for what is the same. */
const login =
  (path: string, body: (credentials: object) => object): Ask =>
  ({ one, n }) =>
    requestBytes('POST', path, {
      from: `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`,
      body: body({ identifier: `participant-${one.n}@many.test`, password: PASSWORD }),
    });

export const HOT_PATHS: readonly HotPath[] = [
  {
    name: 'login',
    targets: {},
    connections: 4,
    ours: login('/trpc/account.login?batch=1', (credentials) => ({ 0: { json: credentials } })),
    byHand: login('/login', (credentials) => credentials),
  },
  {
    name: 'save a night, REST',
    targets: { equal: 0.9, bare: 0.7 },
    ours: ({ one, n }) =>
      requestBytes('PUT', `/api/jours-journal-sommeil/${dayOf(one)}`, {
        token: one.token,
        body: frenchNight(n),
      }),
    byHand: saveByHand,
  },
  {
    name: 'save a night, tRPC',
    targets: { equal: 0.85, bare: 0.65 },
    ours: ({ one, n }) =>
      requestBytes('POST', '/trpc/diary.saveDay?batch=1', {
        token: one.token,
        body: { 0: { json: { day: { dayId: dayOf(one) }, night: englishNight(n) } } },
      }),
    byHand: saveByHand,
  },
  {
    name: 'programme page, REST',
    targets: { equal: 0.9, bare: 0.75 },
    ours: ({ one }) =>
      requestBytes('GET', `/api/utilisateurs/${one.userId}/semaines-journal-sommeil`, {
        token: one.token,
      }),
    byHand: get(() => '/page'),
  },
  {
    name: 'programme page, tRPC',
    targets: { equal: 0.85, bare: 0.7 },
    ours: trpc('programme.overview', () => ({})),
    byHand: get(() => '/page'),
  },
  {
    name: 'notifications',
    targets: {},
    ours: trpc('notifications.listPage', () => ({})),
    byHand: get(() => '/notices'),
  },
  listPaths(
    'first page',
    10,
    () => ({}),
    () => 'name',
  ),
  listPaths(
    'by activity',
    15,
    () => ({ sort: 'activity', direction: 'desc' }),
    () => 'activity',
  ),
  listPaths(
    'search',
    25,
    (n, askers) => ({ search: someName(n, askers) }),
    (n, askers) => `name?search=${encodeURIComponent(someName(n, askers))}`,
  ),
  listPaths(
    'a far page',
    25,
    (_n, askers) => ({ page: farPage(askers) }),
    (_n, askers) => `name?page=${farPage(askers)}`,
  ),
  {
    name: 'statistics, all sites',
    targets: { medianMs: 5 },
    connections: 4,
    isKept: true,
    ours: trpc('stats.getFigures', () => ({}), true),
  },
  {
    name: 'call list',
    targets: {},
    connections: 4,
    isKept: true,
    ours: trpc('stats.listCalls', () => ({}), true),
  },
];

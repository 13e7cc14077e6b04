import type { SeededParticipant } from '@aube/db/testing/many-participants';
import { PASSWORD } from '../password.ts';
import { requestBytes, type RequestBytes } from './run-load.ts';

export type Callers = {
  participants: readonly SeededParticipant[];
  administratorTokens: readonly string[];
  count: number;
};

type Ask = (asking: { one: SeededParticipant; callers: Callers; n: number }) => RequestBytes;

export type HotPath = {
  name: string;
  ours: Ask;
  byHand?: Ask;
  isEqualOnly?: boolean;
  connections?: number;
  isKept?: boolean;
  /**
   * Fixed rate of requests, for a path that is measured only on our server, together with its jobs.
   */
  perSecond?: number;
  /**
   * Goals. `equal`, `bare`: requests per second of our server, divided by those of the named
   * server. `medianMs`, `p99Ms`: maximum response times in milliseconds.
   * @decision proof#honest-bench
   */
  targets: { equal?: number; bare?: number; medianMs?: number; p99Ms?: number };
};

const hhmm = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Each night differs from the previous one, because a save without a change writes nothing. */
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

const tokenOf = ({ one, callers, n }: Parameters<Ask>[0], isStaff: boolean): string =>
  isStaff ? (callers.administratorTokens[n % callers.administratorTokens.length] ?? '') : one.token;

const trpc =
  (
    name: string,
    input: (n: number, callers: Callers) => object,
    { isStaff = false, coding }: { isStaff?: boolean; coding?: string } = {},
  ): Ask =>
  (asking) =>
    requestBytes('POST', `/trpc/${name}?batch=1`, {
      token: tokenOf(asking, isStaff),
      ...(coding !== undefined && { coding }),
      body: { 0: { json: input(asking.n, asking.callers) } },
    });

const get =
  (
    path: (n: number, callers: Callers) => string,
    { isStaff = false, coding }: { isStaff?: boolean; coding?: string } = {},
  ): Ask =>
  (asking) =>
    requestBytes('GET', path(asking.n, asking.callers), {
      token: tokenOf(asking, isStaff),
      ...(coding !== undefined && { coding }),
    });

const saveByHand: Ask = ({ one, n }) =>
  requestBytes('PUT', `/nights/${dayOf(one)}`, { token: one.token, body: frenchNight(n) });

const asked = { page: 1, pageSize: 25, direction: 'asc', sort: 'name', search: '' };
/** Fewer than the 22 heavy reads that a server process accepts at a time. */
const HEAVY_CONNECTIONS = 20;

const listPaths = (
  name: string,
  medianMs: number,
  ours: (n: number, callers: Callers) => object,
  byHand?: (n: number, callers: Callers) => string,
): HotPath => ({
  name: `staff list, ${name}`,
  targets: byHand ? { equal: 0.95, medianMs } : { medianMs },
  ours: trpc('admin.listParticipants', (n, callers) => ({ ...asked, ...ours(n, callers) }), {
    isStaff: true,
  }),
  ...(byHand && {
    byHand: get((n, callers) => `/list/${byHand(n, callers)}`, { isStaff: true }),
  }),
  isEqualOnly: true,
});

const someName = (n: number, { count }: Callers) => `participant ${(n * 7_919) % count}`;
const farPage = ({ count }: Callers) => Math.min(2_000, Math.ceil(count / 25));

/** A different person and address for each login, so that no limit is reached. */
const login =
  (path: string, body: (credentials: object) => object): Ask =>
  ({ one, n }) =>
    requestBytes('POST', path, {
      from: `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`,
      body: body({ identifier: `participant-${one.n}@many.test`, password: PASSWORD }),
    });

export const saveByRest: Ask = ({ one, n }) =>
  requestBytes('PUT', `/api/jours-journal-sommeil/${dayOf(one)}`, {
    token: one.token,
    body: frenchNight(n),
  });
const BROWSER = { coding: 'br' };
const page = trpc('programme.overview', () => ({}), BROWSER);
const firstPageOfList = trpc('admin.listParticipants', () => asked, { ...BROWSER, isStaff: true });

/** Six of eight requests save a night, one reads a programme page, and one reads a staff list. */
const mixed: Ask = (asking) => {
  if (asking.n % 4 !== 0) return saveByRest(asking);
  return asking.n % 8 === 0 ? firstPageOfList(asking) : page(asking);
};

export const HOT_PATHS: readonly HotPath[] = [
  {
    name: 'login',
    targets: {},
    connections: 4,
    ours: login('/trpc/account.login?batch=1', (credentials) => ({ 0: { json: credentials } })),
  },
  {
    name: 'save a night, REST',
    targets: { equal: 0.85, bare: 0.7 },
    ours: saveByRest,
    byHand: saveByHand,
  },
  {
    name: 'save a night, tRPC',
    targets: { equal: 0.85, bare: 0.7 },
    ours: ({ one, n }) =>
      requestBytes('POST', '/trpc/diary.saveDay?batch=1', {
        token: one.token,
        body: { 0: { json: { day: { dayId: dayOf(one) }, night: englishNight(n) } } },
      }),
    byHand: saveByHand,
  },
  {
    name: 'weeks of a person, REST',
    targets: { equal: 0.9, bare: 0.65 },
    ours: ({ one }) =>
      requestBytes('GET', `/api/utilisateurs/${one.userId}/semaines-journal-sommeil`, {
        token: one.token,
      }),
    byHand: get(() => '/weeks'),
  },
  {
    name: 'programme page, plain',
    targets: { equal: 0.9, bare: 0.65 },
    ours: trpc('programme.overview', () => ({})),
    byHand: get(() => '/page'),
  },
  {
    name: 'programme page, brotli',
    targets: { equal: 0.9, bare: 0.65 },
    ours: page,
    byHand: get(() => '/page', BROWSER),
  },
  {
    name: 'notifications',
    targets: {},
    ours: trpc('notifications.listPage', () => ({})),
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
  {
    ...listPaths(
      'search',
      25,
      (n, callers) => ({ search: someName(n, callers) }),
      (n, callers) => `search?search=${encodeURIComponent(someName(n, callers))}`,
    ),
    connections: HEAVY_CONNECTIONS,
  },
  {
    ...listPaths('a far page', 25, (_n, callers) => ({ page: farPage(callers) })),
    connections: HEAVY_CONNECTIONS,
  },
  {
    name: 'statistics, all sites',
    targets: { medianMs: 5 },
    connections: 4,
    isKept: true,
    ours: trpc('stats.getFigures', () => ({}), { isStaff: true }),
  },
  {
    name: 'call list',
    targets: {},
    connections: 4,
    isKept: true,
    ours: trpc('stats.listCalls', () => ({}), { isStaff: true }),
  },
  {
    name: 'all at 300 a second',
    targets: { p99Ms: 30 },
    perSecond: 300,
    ours: mixed,
  },
];

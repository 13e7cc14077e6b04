import { createTurns, PROCEDURES, ROLE } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerWorld, type Ask } from './testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { login, services } = world;

const NIGHT = {
  heure_extinction_lumieres: '23:00',
  duree_endormissement: 20,
  nombre_reveils: 2,
  duree_eveil: 20,
  heure_reveil: '06:15',
  heure_sortie_lit: '06:30',
  siestes: [],
};

const HEAVY = [
  'admin.listInvitations',
  'admin.listParticipants',
  'admin.listUsers',
  'exports.prepare',
  'exports.preview',
  'rights.listPastRetention',
  'stats.getFigures',
];

it('these procedures say that they are heavy', () => {
  const heavy = PROCEDURES.filter(({ meta }) => meta.isHeavy || meta.isLongCount).map(
    ({ name }) => name,
  );
  expect(heavy.toSorted()).toEqual(HEAVY);
});

const FULL = { atOnce: 2, waiting: 0, patienceMs: 60_000 };

describe('while two people prepare files', () => {
  const longCounts = createTurns(FULL);
  const app = world.makeApp({ longCounts });
  const held = Promise.withResolvers<void>();
  const counts = [1, 2].map(() => longCounts(() => held.promise));
  afterAll(async () => {
    held.resolve();
    await Promise.all(counts);
  });

  it('a search passes, and a third file is told when to come again', async () => {
    const as = await login(await world.addPerson({ roleId: ROLE.administrator }));
    const search = await world.call('admin.listParticipants', { search: 'tremblay' }, { as }, app);
    expect(search.status).toBe(200);
    const busy = await world.ask('/api/admin/exports/semaines.csv', { as }, app);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('while two heavy reads run and the queue is full', () => {
  services.heavyReads = createTurns(FULL);
  services.longCounts = services.heavyReads;
  const app = world.makeApp();
  const held = Promise.withResolvers<void>();
  beforeAll(() => {
    const reads = [1, 2].map(() => services.heavyReads(() => held.promise));
    return async () => {
      held.resolve();
      await Promise.all(reads);
    };
  });
  const ask = (path: string, given: Ask) => world.ask(path, given, app);
  const call = (name: string, input: unknown, given: Ask) => world.call(name, input, given, app);

  it('a save, a session, a page and the plain list pass at once', async () => {
    const userId = await world.addStarted('2026-01-04');
    const as = await login(userId);
    const saved = await ask('/api/jours-journal-sommeil/2026-01-06', {
      method: 'PUT',
      as,
      body: NIGHT,
    });
    expect(saved.status).toBe(200);
    expect((await call('account.me', undefined, { as })).status).toBe(200);
    expect((await call('programme.overview', {}, { as })).status).toBe(200);
    const staff = await login(await world.addPerson({ roleId: ROLE.staff }));
    expect((await call('admin.listParticipants', {}, { as: staff })).status).toBe(200);
    expect((await call('stats.getFigures', {}, { as: staff })).status).toBe(200);
  });

  it.each([
    ['admin.listParticipants', { search: 'tremblay' }],
    ['admin.listParticipants', { sort: 'week' }],
    ['stats.getFigures', { registeredFrom: '2026-01-01' }],
    ['exports.preview', { dataset: 'weeks' }],
  ])('%s %j is told when to come again', async (name, input) => {
    const as = await login(await world.addPerson({ roleId: ROLE.administrator }));
    const busy = await call(name, input, { as });
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect(busy.json).toMatchObject({
      error: { json: { data: { appCode: 'TOO_BUSY', retryAfterSeconds: 5 } } },
    });
  });

  it.each([
    ['', 'Beaucoup de recherches et de calculs sont en cours. Réessayez dans quelques secondes.'],
    [
      '?lang=en',
      'Many people are searching or counting right now. Please try again in a few seconds.',
    ],
  ])('REST%s says so in words, and the document names the code', async (query, message) => {
    const as = await login(await world.addPerson({ roleId: ROLE.administrator }));
    const busy = await ask(`/api/admin/exports/semaines.csv${query}`, { as });
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect(busy.json).toMatchObject({ code: 'TOO_BUSY', message });
  });

  it('who has no right is refused without waiting', async () => {
    const as = await login(await world.addStarted('2026-01-04'));
    expect((await call('admin.listParticipants', { search: 'a' }, { as })).status).toBe(403);
  });
});

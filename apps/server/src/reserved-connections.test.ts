import { ROLE } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createServerWorld } from './testing/server-world.ts';

const connection = await testDatabase();
const world = await createServerWorld(connection);

const NIGHT = {
  heure_extinction_lumieres: '23:00',
  duree_endormissement: 20,
  nombre_reveils: 2,
  duree_eveil: 20,
  heure_reveil: '06:15',
  heure_sortie_lit: '06:30',
  siestes: [],
};

const SEARCHES = 40;

const WAITING = `select count(*)::int as count from pg_locks
  where not granted and relation = 'establishments'::regclass`;

it('forty searches that stand still leave connections for saves, sessions and pages', async () => {
  const administrator = await world.login(await world.addPerson({ roleId: ROLE.administrator }));
  const as = await world.login(await world.addStarted('2026-01-04'));
  const blocker = await connection.openClient();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table establishments in access exclusive mode');
  const search = { sort: 'activity', direction: 'desc', search: 'a' };
  const searches = Array.from({ length: SEARCHES }, () =>
    world.call('admin.listParticipants', search, { as: administrator }),
  );
  await expect
    .poll(async () => (await blocker.query<{ count: number }>(WAITING)).rows[0]?.count, {
      timeout: 4_000,
    })
    .toBeGreaterThanOrEqual(2);
  const saved = world.ask('/api/jours-journal-sommeil/2026-01-06', {
    method: 'PUT',
    as,
    body: NIGHT,
  });
  const others = [
    world.call('account.listSessions', undefined, { as }),
    world.call('programme.overview', {}, { as }),
    world.call('notifications.list', {}, { as }),
    world.call('account.updatePreferences', { textSize: 'large' }, { as }),
  ];
  const statuses = (await Promise.all([saved, ...others])).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  await blocker.query('rollback');
  const answered = await Promise.all(searches);
  expect(answered.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(answered.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(18);
}, 30_000);

import { createTestDatabase } from '@aube/db/testing';
import { SITE_KEY, startRealServer, type RealServer } from '../../real-server/start-real-server.ts';
import { afterAll, expect, it } from 'vitest';
import { prepareGround } from '../durability/ground.ts';
import { startBalancer } from './balancer.ts';

const database = await createTestDatabase();
const ground = await prepareGround({ databaseUrl: database.url, writers: 4 });
const balancer = await startBalancer();
const servers: RealServer[] = [];
afterAll(async () => {
  await balancer.close();
  for (const server of servers) await server.stop();
  await ground.leave();
  await database.close();
});

const start = async () => {
  const env = { ...ground.env, AUBE_SECRET_KEY: SITE_KEY };
  const server = await startRealServer({ env });
  servers.push(server);
  return server;
};

const night = (minute: number) => ({
  heure_extinction_lumieres: `22:${String(minute).padStart(2, '0')}`,
  duree_endormissement: 15,
  nombre_reveils: 2,
  duree_eveil: 20,
  heure_reveil: '06:15',
  heure_sortie_lit: '06:30',
  siestes: [],
});

type Write = { dayId: number; minute: number; status: number; version: number };

async function write(turn: number): Promise<Write[]> {
  return Promise.all(
    ground.participants.map(async ({ token, openDayIds }) => {
      const dayId = openDayIds[0] ?? 0;
      const response = await fetch(`${balancer.url}/api/jours-journal-sommeil/${dayId}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(night(turn)),
      });
      await response.text();
      const version = Number(response.headers.get('etag')?.slice(1, -1));
      return { dayId, minute: turn, status: response.status, version };
    }),
  );
}

async function readBack(): Promise<string[]> {
  return Promise.all(
    ground.participants.map(async ({ userId, token, openDayIds }) => {
      const path = `/api/utilisateurs/${userId}/jours-journal-sommeil/${openDayIds[0]}`;
      const headers = { authorization: `Bearer ${token}` };
      const body = (await (await fetch(balancer.url + path, { headers })).json()) as {
        jour_journal_sommeil: { heure_extinction_lumieres: string };
      };
      return body.jour_journal_sommeil.heure_extinction_lumieres;
    }),
  );
}

it(
  'two servers behind a balancer are one site: while one drains, when one is killed, when one comes back',
  { timeout: 120_000 },
  async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const both = [first.url, second.url];
    balancer.serve(both);
    const writes: Write[][] = [];
    for (let turn = 0; turn < 6; turn += 1) writes.push(await write(turn));
    for (const url of both) expect(balancer.sent().get(url)).toBeGreaterThan(8);

    // One server stops: it must answer its open requests, and no request may be refused.
    const drained = first.stop();
    for (let turn = 6; turn < 12; turn += 1) writes.push(await write(turn));
    await drained;
    expect(writes.flat().map(({ status }) => status)).toEqual(writes.flat().map(() => 200));
    expect(await readBack()).toEqual(ground.participants.map(() => '22:11'));

    // A third server starts, then the second is killed. Confirmed saves must be kept.
    const third = await start();
    balancer.serve([third.url, second.url]);
    const cut = write(12);
    await second.kill();
    const afterKill = await cut;
    expect(afterKill.map(({ status }) => [200, 502].includes(status))).not.toContain(false);
    const last = await write(13);
    expect(last.map(({ status }) => status)).toEqual(last.map(() => 200));
    expect(await readBack()).toEqual(ground.participants.map(() => '22:13'));

    // Each confirmed save has exactly one version, and each version has a save.
    for (const [person, { version }] of last.entries()) {
      const begin = writes[0]?.[person]?.version ?? 0;
      const unanswered = afterKill[person]?.status === 200 ? 0 : 1;
      expect(version - begin).toBeGreaterThanOrEqual(13 - unanswered);
      expect(version - begin).toBeLessThanOrEqual(13);
    }
  },
);

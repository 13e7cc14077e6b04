import { MORNING } from '@aube/api/testing';
import { noteBackup } from '@aube/db';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { REST_ROWS } from '../rest/rows.ts';
import { createServerWorld } from '../testing/server-world.ts';

const connection = await testDatabase();
const { ask, call, state, makeApp } = await createServerWorld(connection);

describe('the operations (OP-1)', () => {
  it('tell that the process lives, and whether it takes requests', async () => {
    expect((await ask('/healthz')).json).toEqual({ status: 'alive' });
    expect((await ask('/readyz')).json).toEqual({ status: 'ready' });
    state.isDraining = true;
    const draining = await ask('/readyz');
    expect([draining.status, draining.json]).toEqual([503, { status: 'draining' }]);
    expect(draining.headers.get('retry-after')).toBe('5');
    expect((await ask('/healthz')).status).toBe(200);
    state.isDraining = false;
  });

  it('tell everybody what runs, and nothing else', async () => {
    const { status, headers, json } = await ask('/version');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(json).toEqual({
      release: expect.toSatisfy((release) => release === null || /^\d+\.\d+\.\d+$/.test(release)),
      commit: expect.toSatisfy((commit) => commit === null || /^[0-9a-f]{40}$/.test(commit)),
      schema: expect.stringMatching(/^\d{4}_\w+$/),
      rules: {
        diary: expect.stringMatching(/^regles@\d+$/),
        review: expect.stringMatching(/^bilan@\d+$/),
      },
    });
  });

  it('take no request beside another clock than the database’s', async () => {
    state.isClockRight = false;
    const refused = await ask('/readyz');
    expect([refused.status, refused.json]).toEqual([503, { status: 'clock-differs' }]);
    state.isClockRight = true;
  });

  it('say whether the database answers as it did within the last second', async () => {
    const connect = vi.spyOn(connection.pool, 'connect');
    onTestFinished(() => connect.mockRestore());
    const together = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')));
    for (let turn = 0; turn < 20; turn += 1) together.push(await ask('/readyz'));
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200]));
    expect(connect.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('count once for all who scrape at the same time, so that none reads half a count', async () => {
    const query = vi.spyOn(connection.pool, 'query');
    onTestFinished(() => query.mockRestore());
    const scrape = () => ask('/metrics', { peer: '127.0.0.1' });
    await scrape();
    const forOne = query.mock.calls.length;
    expect(forOne).toBeGreaterThan(0);
    const all = await Promise.all(Array.from({ length: 10 }, scrape));
    expect(query.mock.calls.length).toBe(2 * forOne);
    for (const { text } of all) expect(text).toMatch(/^aube_alerts_waiting 0$/m);
  });

  it.each([
    ['127.0.0.1', {}, 200],
    ['::1', {}, 200],
    ['::ffff:127.0.0.1', {}, 200],
    ['192.0.2.1', {}, 404],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, 404],
    ['127.0.0.1', { via: '1.1 proxy' }, 404],
    ['127.0.0.1', { 'x-forwarded-proto': 'https' }, 404],
    ['127.0.0.1', { host: 'aube.example.test' }, 404],
    ['192.0.2.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ])('show figures to a peer %s with %j: %i', async (peer, headers, status) => {
    expect((await ask('/metrics', { peer, headers })).status).toBe(status);
  });

  it.each([
    ['has no name here', { isProxyUnnamed: true }],
    ['sends no header', { trustedProxies: ['127.0.0.1'] }],
  ])('show no figures behind a plain proxy that %s', async (_how, proxies) => {
    const app = makeApp(proxies);
    expect((await ask('/metrics', { peer: '127.0.0.1' }, app)).status).toBe(404);
    expect((await ask('/metrics', { peer: '127.0.0.1' })).status).toBe(200);
  });

  const token = { authorization: 'Bearer a-token-of-the-tests' };
  it.each([
    ['198.51.100.7', token, 200],
    ['::ffff:198.51.100.7', token, 200],
    ['198.51.100.7', {}, 404],
    ['198.51.100.7', { authorization: 'Bearer a-token-of-the-test' }, 404],
    ['198.51.100.7', { ...token, 'x-forwarded-for': '198.51.100.7' }, 404],
    ['198.51.101.7', token, 404],
    ['2001:db8::7', token, 404],
  ])('show figures to a scraper %s with %j: %i', async (peer, headers, status) => {
    expect((await ask('/metrics', { peer, headers })).status).toBe(status);
  });

  it('show what waits, and when each job last went well', async () => {
    const { text } = await ask('/metrics', { peer: '127.0.0.1' });
    expect(text).toContain('aube_database_up 1');
    expect(text).toMatch(/^aube_alerts_waiting \d+$/m);
    expect(text).toContain(
      `aube_job_last_success_timestamp_seconds{name="letters"} ${MORNING.getTime() / 1000}`,
    );
  });

  it('show when the site was last backed up', async () => {
    const backup = async () =>
      /^aube_backup_last_success_timestamp_seconds (\S+)$/m.exec(
        (await ask('/metrics', { peer: '127.0.0.1' })).text,
      )?.[1];
    expect(await backup()).toBe('0');
    await noteBackup(connection, { takenAt: MORNING, isVerified: true });
    const later = new Date(MORNING.getTime() + 60_000);
    await noteBackup(connection, { takenAt: later, isVerified: false });
    expect(Number(await backup())).toBe(later.getTime() / 1000);
  });

  it('show how long the oldest change waits for a recount', async () => {
    const shown = async () => {
      const { text } = await ask('/metrics', { peer: '127.0.0.1' });
      return Number(/^aube_recount_oldest_seconds\{step="figures"\} (\S+)$/m.exec(text)?.[1]);
    };
    expect(await shown()).toBe(0);
    await connection.pool.query(
      `insert into recount (step, since) values ('figures', now() - interval '1 hour'), ('figures', now())`,
    );
    expect(Math.floor((await shown()) / 3_600)).toBe(1);
    await connection.pool.query('delete from recount');
  });

  it('say that the database is away, and nothing of what stands in it', async () => {
    const query = vi.spyOn(connection.pool, 'query');
    query.mockRejectedValue(new Error('away'));
    onTestFinished(() => query.mockRestore());
    const { status, text } = await ask('/metrics', { peer: '127.0.0.1' });
    expect(status).toBe(200);
    expect(text).toContain('aube_database_up 0');
    expect(text).not.toMatch(/^aube_alerts_waiting \d/m);
  });

  it('leave out figures that cannot be read, and say that nights can be saved', async () => {
    await connection.pool.query('alter table staff_alerts rename to staff_alerts_away');
    onTestFinished(async () => {
      await connection.pool.query('alter table staff_alerts_away rename to staff_alerts');
    });
    const { text } = await ask('/metrics', { peer: '127.0.0.1' });
    expect(text).toContain('aube_database_up 1');
    expect(text).not.toMatch(/^aube_alerts_waiting \d/m);
    expect(text).toMatch(/^aube_recount_oldest_seconds/m);
  });

  it('keep the number of series bounded, whatever is asked for', async () => {
    for (const { method, path } of REST_ROWS)
      await ask(path.replaceAll(/\{\w+\}/g, '7'), { method });
    for (let i = 0; i < 50; i += 1) {
      await ask(`/page-${i}`);
      await ask(`/api/nothing-${i}`);
      await call(`nothing.at${i}`);
      await ask('/faq', { method: `ODD${i}` });
    }
    const { text } = await ask('/metrics', { peer: '127.0.0.1' });
    const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(series.length).toBeLessThan(500);
    expect(text).toContain('aube_http_requests_total{route="/api/auth/moi",status="4xx"} 1');
    expect(text).not.toContain('page-1');
  });
});

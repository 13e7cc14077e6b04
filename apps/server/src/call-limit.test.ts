import { createCallLimiter } from '@aube/auth';
import { rateLimits } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createServerWorld, type Ask } from './testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { db, pool, ask, call, login, makeApp } = world;
const clock = { now: Date.parse('2026-01-06T15:00:00Z') };
let app: ReturnType<typeof makeApp>;
beforeEach(async () => {
  clock.now += 60_000;
  await db.delete(rateLimits);
  app = makeApp({ callLimiter: createCallLimiter(pool, () => clock.now) });
});

const me = (given: Ask) => ask('/api/auth/moi?lang=en', given, app);

async function answered(times: number, asking: () => Promise<{ status: number }>) {
  let count = 0;
  for (let index = 0; index < times; index += 1) if ((await asking()).status !== 429) count += 1;
  return count;
}

describe('300 calls a minute (RL-1)', () => {
  it('of one session, over both doors together; then each says when, in its own way', async () => {
    const as = await login(await world.addStarted('2026-01-04'));
    expect(await answered(150, () => me({ as }))).toBe(150);
    expect(await answered(150, () => call('account.me', undefined, { as }, app))).toBe(150);

    const rest = await me({ as });
    expect([rest.status, rest.json['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(rest.json['message']).toBe(
      'There were too many requests in a short time. Try again in 1\u00a0minute.',
    );
    expect(Number(rest.headers.get('retry-after'))).toBe(60);
    const french = await ask('/api/auth/moi', { as }, app);
    expect(french.json['message']).toMatch(/^Il y a eu trop/);
    const trpc = await call('account.me', undefined, { as }, app);
    expect(trpc.status).toBe(429);
    expect(Number(trpc.headers.get('retry-after'))).toBe(60);
    expect(trpc.json).toMatchObject({
      error: { json: { data: { appCode: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 } } },
    });

    const other = await login(await world.addStarted('2026-01-04'));
    expect((await me({ as: other })).status).toBe(200);
    clock.now += 60_000;
    expect((await me({ as })).status).toBe(200);
    const { rows } = await pool.query(`select from audit_log where object_id = 'calls.caller'`);
    expect(rows).toHaveLength(1);
  });

  it('count procedures: a batch of ten is ten', async () => {
    const as = await login(await world.addStarted('2026-01-04'));
    const ten = Array.from({ length: 10 }, () => 'account.me').join(',');
    const body = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, {}]));
    const batch = () => ask(`/trpc/${ten}?batch=1`, { method: 'POST', as, body }, app);
    expect(await answered(31, batch)).toBe(30);
  });

  it('of the guests of one address, and not of the machine that serves', async () => {
    const guest = (peer: string, headers = {}) => me({ peer, headers });
    expect(await answered(301, () => guest('198.51.100.7'))).toBe(300);
    expect((await guest('198.51.100.8')).status).toBe(401);
    expect(await answered(301, () => guest('127.0.0.1'))).toBe(301);
    app = makeApp({
      callLimiter: createCallLimiter(pool, () => clock.now),
      isProxyUnnamed: true,
    });
    expect(await answered(301, () => guest('127.0.0.1'))).toBe(300);
    clock.now += 60_000;
    const through = { 'x-forwarded-for': '198.51.100.9' };
    expect(await answered(301, () => guest('127.0.0.1', through))).toBe(300);
  });

  it('cost no statement beyond, whatever the call shows', async () => {
    const refusing = makeApp({
      callLimiter: {
        spend: async () => ({ allowed: false, retryAfterSeconds: 60, isFirst: false }),
      },
    });
    const connect = vi.spyOn(pool, 'connect');
    onTestFinished(() => connect.mockRestore());
    for (let index = 0; index < 5; index += 1) {
      const as = { token: String(index).padStart(43, 'y') };
      const refused = [
        await ask('/api/auth/moi', { as }, refusing),
        await call('account.me', undefined, { as }, refusing),
        await call('account.me', undefined, { as: { ...as, kind: 'cookie' } }, refusing),
      ];
      expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    }
    expect(connect).not.toHaveBeenCalled();
  });

  it('are not dodged by a new invented session each time', async () => {
    let count = 0;
    const invented = () => me({ as: { token: String((count += 1)).padStart(43, 'x') } });
    expect(await answered(3001, invented)).toBe(3000);
  }, 60_000);
});

import { rateLimits } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_LIMITS, createCallLimiter, type CallLimiter } from './call-limiter.ts';

const { db, pool } = await testDatabase();
const clock = { now: Date.parse('2026-01-06T15:00:00Z') };
const now = () => clock.now;
const { calls, seconds, unshared } = CALL_LIMITS['calls.caller'];
let limiter: CallLimiter;
beforeEach(async () => {
  await db.delete(rateLimits);
  limiter = createCallLimiter(pool, now);
});

const spend = async (on: CallLimiter, key = 'a', count = 1) =>
  (await on.spend('calls.caller', key, count)).allowed;

async function allowedOf(times: number, on: readonly CallLimiter[], key = 'a'): Promise<number> {
  const verdicts = await Promise.all(
    Array.from({ length: times }, (_, index) => spend(on[index % on.length] ?? limiter, key)),
  );
  return verdicts.filter(Boolean).length;
}

describe('calls a minute (RL-1)', () => {
  it('are 300 of one caller, then a refusal that says when', async () => {
    expect(calls).toBe(300);
    expect(await allowedOf(calls, [limiter])).toBe(calls);
    const refused = await limiter.spend('calls.caller', 'a', 1);
    expect(refused).toMatchObject({ allowed: false, isFirst: true });
    expect(!refused.allowed && refused.retryAfterSeconds).toBe(seconds);
    expect(await limiter.spend('calls.caller', 'a', 1)).toMatchObject({ isFirst: false });
    expect(await spend(limiter, 'b')).toBe(true);
    clock.now += seconds * 1000 - 1;
    expect(await spend(limiter)).toBe(false);
    clock.now += 1;
    expect(await spend(limiter)).toBe(true);
  });

  it('are refused for a minute at most after the clock jumped back', async () => {
    await allowedOf(calls + 1, [limiter]);
    clock.now -= 31 * 24 * 60 * 60_000;
    expect(await allowedOf(calls, [limiter])).toBe(calls);
    clock.now += 31 * 24 * 60 * 60_000;
  });

  it('count each call of a batch', async () => {
    for (let batch = 0; batch < calls / 10; batch += 1) {
      expect(await spend(limiter, 'a', 10)).toBe(true);
    }
    expect(await spend(limiter, 'a', 10)).toBe(false);
  });

  it('are shared by two processes, but for the first of each, which ask nobody', async () => {
    const two = [limiter, createCallLimiter(pool, now)];
    expect(await allowedOf(2 * calls, two)).toBe(calls + unshared);
  });

  it('ask the database for nothing below the unshared ones', async () => {
    const away = { query: () => Promise.reject(new Error('asked')) } as unknown as typeof pool;
    expect(await allowedOf(unshared, [createCallLimiter(away, now)])).toBe(unshared);
  });

  it('wait so briefly for the counters that the call still ends within five seconds (FT-3)', async () => {
    const waits: (number | undefined)[] = [];
    const counters = {
      query(query: { text: string; values: unknown[]; query_timeout?: number }) {
        waits.push(query.query_timeout);
        return pool.query(query);
      },
    } as unknown as typeof pool;
    await allowedOf(unshared + 1, [createCallLimiter(counters, now)]);
    expect(waits).toHaveLength(1);
    // A call waits for two counts (session and address), then for its statement.
    expect(2 * waits[0]! + pool.options.query_timeout!).toBeLessThanOrEqual(5_000);
  });

  it('do not wait for a connection that never comes, and say that the process counts alone', async () => {
    const full = { totalCount: 10, connect: () => new Promise(() => undefined) };
    const onAlone = vi.fn<(error: unknown) => void>();
    const alone = createCallLimiter(full as unknown as typeof pool, now, onAlone);
    expect(await allowedOf(calls + 1, [alone])).toBe(calls);
    expect(onAlone).toHaveBeenCalledTimes(1);
  });

  it('go on within the process while the counters are away', async () => {
    const away = { query: () => Promise.reject(new Error('away')) } as unknown as typeof pool;
    const alone = createCallLimiter(away, now);
    expect(await allowedOf(2 * calls, [alone])).toBe(calls);
  });

  it('hold no address and no session in the table', async () => {
    await allowedOf(unshared + 1, [limiter], '192.0.2.1');
    const rows = await db.select().from(rateLimits);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).toMatch(/^calls\.caller:[0-9a-f]{64}$/);
  });
});

import { rateLimits } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLimiter, LIMITS, type LimitName } from './limiter.ts';

const { db, pool } = await testDatabase();
const limiter = createLimiter(pool);
beforeEach(() => db.delete(rateLimits));

const allowed = async (name: LimitName, key: string) => (await limiter.consume(name, key)).allowed;

describe('limits (RL-1)', () => {
  it.each(Object.entries(LIMITS).map(([name, limit]) => ({ name: name as LimitName, ...limit })))(
    '$name: $tries tries in $seconds s, then a refusal that says when',
    async ({ name, tries, seconds }) => {
      for (let index = 0; index < tries; index += 1) {
        expect(await allowed(name, 'a')).toBe(true);
      }
      const verdict = await limiter.consume(name, 'a');
      expect(verdict).toMatchObject({ allowed: false, isFirst: true });
      expect(await limiter.consume(name, 'a')).toMatchObject({ allowed: false, isFirst: false });
      expect(!verdict.allowed && verdict.retryAfterSeconds).toBeLessThanOrEqual(seconds);
      expect(!verdict.allowed && verdict.retryAfterSeconds).toBeGreaterThan(seconds - 60);
      expect(await allowed(name, 'b')).toBe(true);
    },
  );

  it('opens again when the time is over', async () => {
    for (let index = 0; index < 11; index += 1) await limiter.consume('register.client', 'a');
    expect(await allowed('register.client', 'a')).toBe(false);
    await db.update(rateLimits).set({ expire: sql`${Date.now() - 1}` });
    expect(await allowed('register.client', 'a')).toBe(true);
  });

  it('gives a success back, so that forty people behind one address all get in', async () => {
    for (let index = 0; index < 40; index += 1) {
      expect(await allowed('login.client', 'clinic')).toBe(true);
      await limiter.reward('login.client', 'clinic');
    }
  });

  it('forgets on request', async () => {
    for (let index = 0; index < 11; index += 1) await limiter.consume('register.client', 'a');
    await limiter.clear('register.client', 'a');
    expect(await allowed('register.client', 'a')).toBe(true);
  });

  it('is one count for two processes (RL-3)', async () => {
    const other = createLimiter(pool);
    const verdicts = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? limiter : other).consume('login.client', 'shared'),
      ),
    );
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(30);
  });

  it('keeps no address in the table', async () => {
    await limiter.consume('login.account', 'marie@exemple.test');
    expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain('marie');
  });

  it('purges what is over', async () => {
    await limiter.consume('login.account', 'a');
    await limiter.purge();
    expect(await db.$count(rateLimits)).toBe(1);
    await db.update(rateLimits).set({ expire: 1 });
    await limiter.purge();
    expect(await db.$count(rateLimits)).toBe(0);
  });

  it('throws when the store is away (RL-6)', async () => {
    await db.execute(sql`alter table rate_limits rename to gone`);
    await expect(limiter.consume('login.account', 'a')).rejects.toThrow('rate_limits');
    await db.execute(sql`alter table gone rename to rate_limits`);
  });
});

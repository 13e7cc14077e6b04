import { rateLimits } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLimiter, LIMITS, type LimitName } from './limiter.ts';

const { db, pool } = await testDatabase();
const clock = { ahead: 0 };
const limiter = createLimiter(pool, () => Date.now() + clock.ahead);
beforeEach(async () => {
  clock.ahead += 25 * 60 * 60_000;
  await db.delete(rateLimits);
});

function countStatements() {
  const connect = vi.spyOn(pool, 'connect');
  onTestFinished(() => connect.mockRestore());
  return connect;
}

async function refuse(name: LimitName, key: string): Promise<void> {
  for (let index = 0; index <= LIMITS[name].tries; index += 1) await limiter.consume([[name, key]]);
}

const allowed = async (name: LimitName, key: string) =>
  (await limiter.consume([[name, key]])).allowed;

describe('limits (RL-1)', () => {
  it.each(Object.keys(LIMITS) as LimitName[])(
    '%s: what was refused is refused again without a statement, and says when',
    async (name) => {
      await refuse(name, 'a');
      const statements = countStatements();
      clock.ahead += 10_000;
      for (let index = 0; index < 20; index += 1) {
        const again = await limiter.consume([[name, 'a']]);
        expect(again).toMatchObject({ allowed: false, isFirst: false });
        const left = LIMITS[name].seconds - 10;
        expect(!again.allowed && again.retryAfterSeconds).toBeLessThanOrEqual(left);
        expect(!again.allowed && again.retryAfterSeconds).toBeGreaterThan(left - 60);
      }
      expect(statements).not.toHaveBeenCalled();
      expect(await allowed(name, 'b')).toBe(true);
    },
  );

  it('are asked again when the refusal is over', async () => {
    await refuse('screening.client', 'a');
    const statements = countStatements();
    clock.ahead += LIMITS['screening.client'].seconds * 1000 - 60_000;
    await limiter.consume([['screening.client', 'a']]);
    expect(statements).not.toHaveBeenCalled();
    clock.ahead += 60_000;
    await limiter.consume([['screening.client', 'a']]);
    expect(statements).toHaveBeenCalled();
  });

  it('that a success elsewhere lifts are asked again after 30 seconds', async () => {
    await refuse('login.account', 'a');
    await createLimiter(pool).clear([['login.account', 'a']]);
    clock.ahead += 29_000;
    expect(await allowed('login.account', 'a')).toBe(false);
    clock.ahead += 1_000;
    expect(await allowed('login.account', 'a')).toBe(true);
  });

  it('that a success here lifts are lifted at once', async () => {
    await refuse('login.client', 'a');
    for (let given = 0; given < 2; given += 1) await limiter.reward([['login.client', 'a']]);
    expect(await allowed('login.client', 'a')).toBe(true);
  });

  it.each(Object.entries(LIMITS).map(([name, limit]) => ({ name: name as LimitName, ...limit })))(
    '$name: $tries tries in $seconds s, then a refusal that says when',
    async ({ name, tries, seconds }) => {
      for (let index = 0; index < tries; index += 1) {
        expect(await allowed(name, 'a')).toBe(true);
      }
      const verdict = await limiter.consume([[name, 'a']]);
      expect(verdict).toMatchObject({ allowed: false, isFirst: true });
      expect(await limiter.consume([[name, 'a']])).toMatchObject({
        allowed: false,
        isFirst: false,
      });
      expect(!verdict.allowed && verdict.retryAfterSeconds).toBeLessThanOrEqual(seconds);
      expect(!verdict.allowed && verdict.retryAfterSeconds).toBeGreaterThan(seconds - 60);
      expect(await allowed(name, 'b')).toBe(true);
    },
  );

  it('opens again when the time is over', async () => {
    await refuse('register.client', 'a');
    expect(await allowed('register.client', 'a')).toBe(false);
    clock.ahead += 60 * 60_000;
    await db.update(rateLimits).set({ expire: sql`${Date.now() - 1}` });
    expect(await allowed('register.client', 'a')).toBe(true);
  });

  it('gives a success back, so that forty people behind one address all get in', async () => {
    for (let index = 0; index < 40; index += 1) {
      expect(await allowed('login.client', 'clinic')).toBe(true);
      await limiter.reward([['login.client', 'clinic']]);
    }
  });

  it('says how many tries are left, and counts none', async () => {
    const { tries } = LIMITS['register.client'];
    expect(await limiter.left('register.client', 'a')).toBe(tries);
    await limiter.consume([['register.client', 'a']]);
    expect(await limiter.left('register.client', 'a')).toBe(tries - 1);
    expect(await limiter.left('register.client', 'a')).toBe(tries - 1);
    await refuse('register.client', 'a');
    expect(await limiter.left('register.client', 'a')).toBe(0);
  });

  it('forgets on request', async () => {
    await refuse('register.client', 'a');
    await limiter.clear([['register.client', 'a']]);
    expect(await allowed('register.client', 'a')).toBe(true);
  });

  it('is one count for two processes (RL-3)', async () => {
    const other = createLimiter(pool);
    const verdicts = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? limiter : other).consume([['login.client', 'shared']]),
      ),
    );
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(30);
  });

  it('does not refuse for longer than a period after the clock jumped back', async () => {
    await refuse('login.account', 'a');
    const month = 31 * 24 * 60 * 60_000;
    await db.update(rateLimits).set({ expire: sql`expire + ${month}` });
    clock.ahead += 60_000;
    expect(await limiter.left('login.account', 'a')).toBe(100);
    expect(await allowed('login.account', 'a')).toBe(true);
    expect(await limiter.left('login.account', 'a')).toBe(99);
  });

  it('keeps no address in the table', async () => {
    await limiter.consume([['login.account', 'marie@exemple.test']]);
    expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain('marie');
  });

  it('purges what is over', async () => {
    await limiter.consume([['login.account', 'a']]);
    await limiter.purge(new Date());
    expect(await db.$count(rateLimits)).toBe(1);
    await db.update(rateLimits).set({ expire: 1 });
    await limiter.purge(new Date());
    expect(await db.$count(rateLimits)).toBe(0);
  });

  it('throws when the store is away (RL-6)', async () => {
    await db.execute(sql`alter table rate_limits rename to gone`);
    await expect(limiter.consume([['login.account', 'a']])).rejects.toThrow('rate_limits');
    await db.execute(sql`alter table gone rename to rate_limits`);
  });
});

it('three networks together stay below what one account allows (RL-5)', () => {
  const { tries: allowed, seconds } = LIMITS['login.account'];
  const ofNetwork = LIMITS['login.accountAndClientHour'];
  expect(ofNetwork.seconds).toBe(seconds);
  expect(3 * ofNetwork.tries).toBeLessThan(allowed);
});

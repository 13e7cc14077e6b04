import { rateLimits } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createLimiter, type Try } from './limiter.ts';

const { db, pool } = await testDatabase();
const [one, other] = [createLimiter(pool), createLimiter(pool)];
beforeEach(async () => {
  await db.delete(rateLimits);
});

const triesOf = (who: string): readonly Try[] => [
  ['login.client', 'clinic'],
  ['login.accountAndClient', `${who}|clinic`],
  ['login.account', who],
];
const consume = (who: string, limiter = one) => limiter.consume(triesOf(who));
const pointsOf = async () =>
  Object.fromEntries(
    (await db.select().from(rateLimits)).map(({ key, points }) => [key.split(':')[0], points]),
  );

it('counts no limit after the one that refused, and names it', async () => {
  for (let turn = 0; turn < 10; turn += 1) expect((await consume('a')).allowed).toBe(true);
  expect(await consume('a')).toMatchObject({ refused: 'login.accountAndClient', isFirst: true });
  expect(await pointsOf()).toEqual({
    'login.client': 11,
    'login.accountAndClient': 11,
    'login.account': 10,
  });
  // The process remembers which limit refused. The next try is counted only by the earlier limits
  // in the list.
  expect(await consume('a')).toMatchObject({ refused: 'login.accountAndClient', isFirst: false });
  expect(await pointsOf()).toMatchObject({ 'login.client': 12, 'login.accountAndClient': 11 });
});

it('counts exactly for many at once on two processes, while tries are given back and purged', async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 60 }, (_, turn) => consume(`person-${turn}`, turn % 2 ? one : other)),
  );
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(30);

  await db.delete(rateLimits);
  const third = createLimiter(pool);
  await Promise.all(
    Array.from({ length: 24 }, async (_, turn) => {
      const who = `person-${turn % 3}`;
      if (turn % 6 === 0) await one.purge(new Date());
      expect((await consume(who, third)).allowed).toBe(true);
      await third.reward(triesOf(who));
    }),
  );
  expect((await db.select().from(rateLimits)).every(({ points }) => points === 0)).toBe(true);
});

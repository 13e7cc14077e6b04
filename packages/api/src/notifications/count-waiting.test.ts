import { mailOutbox, staffAlerts } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { accountWorld, NOW } from '../account/testing/account-world.ts';
import { countWaiting } from './count-waiting.ts';
import { LETTER_ATTEMPTS } from './rules/letter-attempts.ts';

const { db, addPerson } = await accountWorld(await testDatabase());
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const queue = (kind: 'reminder' | 'staffAlert', letter: Partial<typeof mailOutbox.$inferInsert>) =>
  db.insert(mailOutbox).values({
    kind,
    toAddress: 'somebody@example.test',
    locale: 'fr',
    createdAt: NOW,
    nextAttemptAt: NOW,
    ...letter,
  });

it('counts nothing where nothing waits', async () => {
  expect(await countWaiting({ db })).toEqual({
    letters: [],
    lostLetterCount: 0,
    alerts: { count: 0, since: null },
  });
});

it('counts letters by kind, those given up apart, and alerts that nobody took charge of', async () => {
  const { userId } = await addPerson();
  const deleted = await addPerson({ deletedAt: NOW });
  await queue('reminder', { createdAt: before(5) });
  await queue('reminder', { createdAt: before(9), attempts: 2, lastFault: 'unreachable' });
  await queue('reminder', { sentAt: NOW, createdAt: before(60) });
  await queue('staffAlert', {});
  await queue('reminder', { attempts: LETTER_ATTEMPTS, lastFault: 'unreachable' });
  await queue('reminder', { attempts: LETTER_ATTEMPTS, lastFault: 'obsolete' });
  const alert = { kind: 'crisis' as const, details: {} };
  await db.insert(staffAlerts).values([
    { ...alert, userId, raisedAt: before(7) },
    { ...alert, userId, raisedAt: before(30), acknowledgedAt: NOW },
    { ...alert, userId: deleted.userId, raisedAt: before(40) },
  ]);
  const { letters, ...rest } = await countWaiting({ db });
  expect(letters.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'reminder', count: 2, since: before(9) },
    { kind: 'staffAlert', count: 1, since: NOW },
  ]);
  expect(rest).toEqual({ lostLetterCount: 1, alerts: { count: 1, since: before(7) } });
});

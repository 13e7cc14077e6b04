import { createWorld, MORNING } from '@aube/api/testing';
import {
  knownDevices,
  mailOutbox,
  rateLimits,
  sessions,
  staffAlerts,
  tokens,
  users,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import type { Transport } from '@aube/mailer';
import pino from 'pino';
import { expect, it } from 'vitest';
import { chosenTime } from '../operations/trusted-time.ts';
import { startJobs, URGENT } from './start-jobs.ts';

const world = await createWorld(await testDatabase());
const { db, services } = world;
const LONG_AGO = new Date('2025-01-01T12:00:00Z');

const start = (send: Transport['send'], on = services) =>
  startJobs(on, {
    transport: { send, close: async () => undefined },
    clock: () => MORNING,
    time: chosenTime(() => MORNING),
    log: pino({ level: 'silent' }),
  });

async function addOldRows(): Promise<void> {
  const userId = await world.addPerson();
  const old = { createdAt: LONG_AGO, expiresAt: LONG_AGO };
  await db.insert(rateLimits).values({ key: 'old', points: 1, expire: 1 });
  await db.insert(tokens).values({ purpose: 'passwordReset', hash: 'old', userId, ...old });
  await db
    .insert(sessions)
    .values({ id: 'old', userId, kind: 'cookie', lastUsedAt: LONG_AGO, ...old });
  await db.insert(knownDevices).values({ id: 'old', userId, lastUsedAt: LONG_AGO });
  await db.insert(mailOutbox).values({
    kind: 'passwordChanged',
    toAddress: 'old@example.test',
    locale: 'fr',
    createdAt: LONG_AGO,
    nextAttemptAt: LONG_AGO,
    sentAt: LONG_AGO,
  });
}

const TABLES = { rateLimits, tokens, sessions, knownDevices, mailOutbox };

it.each(['nothing', 'rateLimits', 'tokens', 'sessions'] as const)(
  'purges every table although %s fails',
  async (failing) => {
    await addOldRows();
    const away = () => Promise.reject(new Error('away'));
    const broken = {
      nothing: {},
      rateLimits: { limiter: { ...services.limiter, purge: away } },
      tokens: { auth: { ...services.auth, purgeTokens: away } },
      sessions: { auth: { ...services.auth, purgeSessions: away } },
    }[failing];
    const left = async () => {
      const counts = await Promise.all(
        Object.entries(TABLES).map(async ([name, table]) =>
          (await db.$count(table)) > 0 ? [name] : [],
        ),
      );
      return counts.flat();
    };
    const jobs = start(async () => undefined, { ...services, ...broken });
    await expect.poll(left).toEqual(failing === 'nothing' ? [] : [failing]);
    await jobs.stop();
    for (const table of Object.values(TABLES)) await db.delete(table);
  },
);

it('lets a crisis past a mail server that is slow with another letter', async () => {
  const slow = Promise.withResolvers<void>();
  const sent: string[] = [];
  const jobs = start(async ({ letter: { kind } }) => {
    sent.push(kind);
    if (kind !== 'staffAlert') await slow.promise;
  });
  const patient = await world.addPerson();
  const people = await db.select().from(users);
  await db.insert(mailOutbox).values({
    kind: 'passwordChanged',
    toAddress: people.find(({ id }) => id === patient)!.email,
    userId: patient,
    locale: 'fr',
    createdAt: MORNING,
    nextAttemptAt: MORNING,
  });
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['passwordChanged']);

  await world.addPerson({ roleId: 2 });
  const alert = { userId: patient, kind: 'crisis', details: {}, raisedAt: MORNING };
  await db.insert(staffAlerts).values(alert);
  await expect.poll(() => sent, { timeout: 15_000 }).toEqual(['passwordChanged', 'staffAlert']);
  slow.resolve();
  await jobs.stop();
}, 30_000);

it.each([
  ['right', {}, []],
  ['in doubt', { jumpMs: 60_000 }, ['purge.sessions', 'reminders', 'weekNotices']],
  [
    'wrong since the last look',
    { isWrongNow: true },
    ['purge.sessions', 'reminders', 'weekNotices'],
  ],
  [
    'wrong',
    { differenceMs: 90_000 },
    ['figures', 'letters', 'purge.sessions', 'reminders', 'weekNotices'],
  ],
])(
  'beside a clock that is %s, jobs that must wait count no success',
  async (_name, of, waiting) => {
    const { isWrongNow, ...figures } = { differenceMs: 0, jumpMs: 0, isWrongNow: false, ...of };
    const isClockRight = figures.differenceMs === 0;
    const isTrusted = isClockRight && figures.jumpMs === 0 && !isWrongNow;
    const succeeded = new Set<string>();
    const started = new Set<string>();
    const successes = new Map<string, Date>();
    successes.set = (name) => {
      if (started.has(name)) succeeded.add(name);
      started.add(name);
      return successes;
    };
    const jobs = startJobs(services, {
      transport: { send: async () => undefined, close: async () => undefined },
      clock: () => MORNING,
      time: {
        ask: async () => (isTrusted ? MORNING : null),
        askToSend: async () => (isTrusted ? MORNING : null),
        isClockRight: () => isClockRight,
        figures: () => figures,
      },
      log: pino({ level: 'silent' }),
      successes,
    });
    await jobs.stop();
    const expected = ['figures', 'letters', 'letters.alerts', 'alerts', 'reminders'];
    const looked = [...expected, 'weekNotices', 'purge.sessions'];
    expect(looked.filter((name) => !succeeded.has(name)).toSorted()).toEqual(waiting);
  },
);

it('each urgent job is one that runs', async () => {
  const successes = new Map<string, Date>();
  const jobs = startJobs(services, {
    transport: { send: async () => undefined, close: async () => undefined },
    clock: () => MORNING,
    time: chosenTime(() => MORNING),
    mark: { look: async () => undefined, wentBackAt: () => null },
    log: pino({ level: 'silent' }),
    successes,
  });
  await jobs.stop();
  expect([...successes.keys()]).toEqual(expect.arrayContaining([...URGENT]));
});

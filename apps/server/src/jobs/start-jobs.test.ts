import { createWorld, MORNING } from '@aube/api/testing';
import { mailOutbox, rateLimits, sessions, tokens } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import pino from 'pino';
import { expect, it } from 'vitest';
import { startJobs } from './start-jobs.ts';

const world = await createWorld(await testDatabase());
const { db, services } = world;
const LONG_AGO = new Date('2025-01-01T12:00:00Z');

/** One row that is to go from each table that is purged. */
async function addOldRows(): Promise<void> {
  const userId = await world.addPerson();
  const old = { createdAt: LONG_AGO, expiresAt: LONG_AGO };
  await db.insert(rateLimits).values({ key: 'old', points: 1, expire: 1 });
  await db.insert(tokens).values({ purpose: 'passwordReset', hash: 'old', userId, ...old });
  await db
    .insert(sessions)
    .values({ id: 'old', userId, kind: 'cookie', lastUsedAt: LONG_AGO, ...old });
  await db.insert(mailOutbox).values({
    kind: 'passwordChanged',
    toAddress: 'old@example.test',
    locale: 'fr',
    createdAt: LONG_AGO,
    nextAttemptAt: LONG_AGO,
    sentAt: LONG_AGO,
  });
}

const TABLES = { rateLimits, tokens, sessions, mailOutbox };

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
    const transport = { send: async () => undefined, close: async () => undefined };
    const jobs = startJobs(
      { ...services, ...broken },
      { transport, clock: () => MORNING, log: pino({ level: 'silent' }) },
    );
    await expect.poll(left).toEqual(failing === 'nothing' ? [] : [failing]);
    await jobs.stop();
    for (const table of Object.values(TABLES)) await db.delete(table);
  },
);

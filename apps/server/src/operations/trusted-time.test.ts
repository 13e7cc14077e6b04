import { createWorld } from '@aube/api/testing';
import { siteClock, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq, isNotNull } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startJobs } from '../jobs/start-jobs.ts';
import { openTrustedTime, type TrustedTime } from './trusted-time.ts';

const { db, services, addPerson } = await createWorld(await testDatabase());
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONG_RUNNING = () => 10 * MINUTE_MS;

const process = { aheadMs: 0 };
const clock = () => new Date(Date.now() + process.aheadMs);

async function open(runningMs = LONG_RUNNING) {
  const said: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void said.push(line) });
  const setting = { log, clock, runningMs };
  const time = await openTrustedTime(db, setting);
  onTestFinished(async () => {
    process.aheadMs = 0;
    await db.delete(siteClock);
  });
  return { time, said };
}

/** Simulates a forward jump of PostgreSQL's clock between two readings of the clock. */
async function jump(ms: number): Promise<void> {
  const [seen] = await db.select().from(siteClock);
  const back = (at: Date) => new Date(at.getTime() - ms);
  const { trustedAt, seenAt } = seen!;
  await db.update(siteClock).set({ trustedAt: back(trustedAt), seenAt: back(seenAt) });
}

async function runJobs(time: TrustedTime): Promise<void> {
  const successes = new Map<string, Date>();
  const jobs = startJobs(services, {
    transport: { send: async () => undefined, close: async () => undefined },
    clock,
    time,
    log: pino({ level: 'silent' }),
    successes,
  });
  await jobs.stop();
}

async function deletePerson(daysAgo: number): Promise<number> {
  const userId = await addPerson();
  const deletedAt = new Date(Date.now() - daysAgo * DAY_MS);
  await db.update(users).set({ deletedAt }).where(eq(users.id, userId));
  return userId;
}

const erased = async () => {
  const rows = await db.select({ id: users.id }).from(users).where(isNotNull(users.erasedAt));
  return rows.map(({ id }) => id);
};

describe('time for what cannot be undone', () => {
  it('is PostgreSQL’s, and not in the first minutes of a start', async () => {
    const running = { ms: 0 };
    const { time } = await open(() => running.ms);
    running.ms = 5 * MINUTE_MS - 1;
    expect(await time.ask()).toBeNull();
    expect(await time.askToSend()).not.toBeNull();
    running.ms = 5 * MINUTE_MS;
    process.aheadMs = -50_000;
    const asked = await time.ask();
    expect(Math.abs(asked!.getTime() - Date.now())).toBeLessThan(20_000);
  });

  it('waits after a jump, says so once, and comes back when the clock is right again', async () => {
    const { time, said } = await open();
    await jump(31 * DAY_MS);
    expect([await time.ask(), await time.ask(), await time.askToSend()]).toEqual([
      null,
      null,
      null,
    ]);
    expect(time.figures().jumpMs / DAY_MS).toBeCloseTo(31, 2);
    expect(said.filter((line) => line.includes('the clock jumped'))).toHaveLength(1);
    await db.update(siteClock).set({ trustedAt: new Date() });
    expect(await time.ask()).not.toBeNull();
    expect(said.at(-1)).toContain('the clock is right');
  });

  it('is refused to a start beside another clock', async () => {
    process.aheadMs = 31 * DAY_MS;
    await expect(open()).rejects.toThrow(/^The clock of this machine says .* does not start/);
    process.aheadMs = -2 * MINUTE_MS;
    await expect(open()).rejects.toThrow('timedatectl');
    process.aheadMs = 0;
  });
});

describe('an account deleted a moment ago', () => {
  it.each([
    ['the process’s clock jumps 31 days ahead', () => (process.aheadMs = 31 * DAY_MS)],
    ['PostgreSQL’s clock jumps 31 days ahead', () => jump(31 * DAY_MS)],
  ])('stays when %s', async (_, happens) => {
    const { time } = await open();
    const past = await deletePerson(31);
    const fresh = await deletePerson(0);
    await happens();
    await runJobs(time);
    expect(await erased()).not.toContain(fresh);
    expect(await erased()).not.toContain(past);
  });

  it('does not keep those of 30 days ago from being erased', async () => {
    const { time } = await open();
    const past = await deletePerson(30);
    const fresh = await deletePerson(29);
    await runJobs(time);
    expect(await erased()).toContain(past);
    expect(await erased()).not.toContain(fresh);
  });
});

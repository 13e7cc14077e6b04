import type { Database, Transaction } from '@aube/db';
import { siteClock } from '@aube/db/schema';
import { sql } from 'drizzle-orm';
import { clockDifferenceMs, lookAtClock, type ClockVerdict } from '../rules/trusted-time.ts';

/** `now`: PostgreSQL's time. `differenceMs`: positive when this process is ahead of PostgreSQL. */
export type ClockLook = Omit<ClockVerdict, 'clock'> & { now: Date; differenceMs: number };

async function readClock(on: Database | Transaction, processClock: () => Date) {
  const askedAt = processClock();
  const { rows } = await on.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const answeredAt = processClock();
  const now = new Date(rows[0]?.ms ?? Number.NaN);
  return { now, differenceMs: clockDifferenceMs(now, { askedAt, answeredAt }) };
}

/**
 * Present difference of this process's clock, and the jump of PostgreSQL's clock at the last check
 * by any server.
 */
export async function readSiteClock(
  db: Database,
  processClock: () => Date,
): Promise<Pick<ClockLook, 'differenceMs' | 'jumpMs'>> {
  const [seen] = await db.select().from(siteClock);
  const { differenceMs } = await readClock(db, processClock);
  return { differenceMs, jumpMs: seen ? lookAtClock(seen, seen.seenAt).jumpMs : 0 };
}

/**
 * Compares PostgreSQL's clock with the last check of the servers and stores this check. The row is
 * locked, so that checks of several servers run one after the other.
 * @decision running-aube#trusted-time
 */
export function lookAtSiteClock(db: Database, processClock: () => Date): Promise<ClockLook> {
  return db.transaction(async (tx) => {
    const [seen] = await tx.select().from(siteClock).for('update');
    const { now, differenceMs } = await readClock(tx, processClock);
    const { clock, jumpMs, waitMs } = lookAtClock(seen ?? null, now);
    await tx
      .insert(siteClock)
      .values(clock)
      .onConflictDoUpdate({ target: siteClock.only, set: clock });
    return { now, jumpMs, waitMs, differenceMs };
  });
}

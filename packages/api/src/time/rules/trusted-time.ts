const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** @decision running-aube#trusted-time */
const trustedTimeRules = {
  /** A longer step of the clock between two looks is a jump, or a time without a server. */
  jumpMs: 5 * MINUTE_MS,
  /** A jump is believed after a tenth of its length, in these limits. */
  waitedShare: 1 / 10,
  waitedAtLeastMs: 5 * MINUTE_MS,
  waitedAtMostMs: 3 * 24 * 60 * MINUTE_MS,
  /** Nothing final is done in this time after the start of a process. */
  quietStartMs: 5 * MINUTE_MS,
  /** A process whose clock differs more from PostgreSQL's clock does not work. */
  differenceMs: MINUTE_MS,
} as const;

/** `waitedMs`: time that servers saw pass since `trustedAt`, while the clock was in doubt. */
export type SeenClock = { trustedAt: Date; seenAt: Date; waitedMs: number };

export type ClockVerdict = {
  clock: SeenClock;
  /** Length of the jump that is in doubt, negative for a jump back; 0 for a trusted clock. */
  jumpMs: number;
  /** Time to wait before the jump is believed; 0 for a trusted clock. */
  waitMs: number;
};

const trusted = (now: Date): ClockVerdict => ({
  clock: { trustedAt: now, seenAt: now, waitedMs: 0 },
  jumpMs: 0,
  waitMs: 0,
});

const waitOf = (jumpMs: number): number => {
  const { waitedShare, waitedAtLeastMs, waitedAtMostMs } = trustedTimeRules;
  return Math.min(waitedAtMostMs, Math.max(waitedAtLeastMs, Math.abs(jumpMs) * waitedShare));
};

/**
 * Compares PostgreSQL's clock with the instants that the servers saw before. A jump is in doubt
 * until servers have run for a tenth of its length, or until the clock is right again.
 * @param seen null before the first look
 * @decision running-aube#trusted-time
 */
export function lookAtClock(seen: SeenClock | null, now: Date): ClockVerdict {
  if (seen === null) return trusted(now);
  const step = now.getTime() - seen.seenAt.getTime();
  const passed = Math.abs(step) > trustedTimeRules.jumpMs ? 0 : Math.max(0, step);
  const waitedMs = seen.waitedMs + passed;
  const jumpMs = now.getTime() - (seen.trustedAt.getTime() + waitedMs);
  const waitMs = waitOf(jumpMs) - waitedMs;
  if (Math.abs(jumpMs) <= trustedTimeRules.jumpMs || waitMs <= 0) return trusted(now);
  return { clock: { trustedAt: seen.trustedAt, seenAt: now, waitedMs }, jumpMs, waitMs };
}

/**
 * Difference of a process's clock from the database's. The question was sent at `askedAt` and
 * answered at `answeredAt` of the process's clock.
 * @returns milliseconds; positive when the process's clock is ahead
 */
export function clockDifferenceMs(
  database: Date,
  { askedAt, answeredAt }: { askedAt: Date; answeredAt: Date },
): number {
  const early = askedAt.getTime() - database.getTime();
  const late = answeredAt.getTime() - database.getTime();
  return early > 0 ? early : Math.min(0, late);
}

/** Latest instant that another server can have written; later ones are of a wrong clock. */
export const latestPossible = (now: Date): Date =>
  new Date(now.getTime() + 2 * trustedTimeRules.differenceMs);

export const isClockRight = (differenceMs: number): boolean =>
  Math.abs(differenceMs) <= trustedTimeRules.differenceMs;

export const isStartQuiet = (runningMs: number): boolean =>
  runningMs < trustedTimeRules.quietStartMs;

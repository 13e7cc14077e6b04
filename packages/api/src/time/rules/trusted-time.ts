const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** @decision running-aube#trusted-time */
const trustedTimeRules = {
  /**
   * When PostgreSQL's clock moves by more than this between two checks, the clock jumped or no
   * server ran.
   */
  jumpMs: 5 * MINUTE_MS,
  /**
   * After a jump, the new time is trusted when servers have run for this share of the length of the
   * jump.
   */
  waitedShare: 1 / 10,
  waitedAtLeastMs: 5 * MINUTE_MS,
  waitedAtMostMs: 3 * 24 * 60 * MINUTE_MS,
  /**
   * Time after the start of a process during which the process does only work that can be undone.
   */
  quietStartMs: 5 * MINUTE_MS,
  /** Maximum difference between a working process's clock and PostgreSQL's clock. */
  differenceMs: MINUTE_MS,
} as const;

/**
 * `waitedMs`: time for which servers have run since `trustedAt`, while the clock was not trusted.
 */
export type SeenClock = { trustedAt: Date; seenAt: Date; waitedMs: number };

export type ClockVerdict = {
  clock: SeenClock;
  /** Length of a jump that is not trusted yet, negative for a jump back; 0 for a trusted clock. */
  jumpMs: number;
  /** Time until the jump is trusted; 0 for a trusted clock. */
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
 * Compares PostgreSQL's clock with its time at the servers' last check. After a jump, the new time
 * is trusted when servers have run for a tenth of the jump, or when the clock is right again.
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
 * Difference between a process's clock and PostgreSQL's clock. By the process's clock, the query
 * was sent at `askedAt` and answered at `answeredAt`.
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

/** Maximum difference between the clocks of two working servers. */
export const AHEAD_SECONDS = (2 * trustedTimeRules.differenceMs) / SECOND_MS;

/** Latest instant that a server with a right clock can have written. */
export const latestPossible = (now: Date): Date =>
  new Date(now.getTime() + AHEAD_SECONDS * SECOND_MS);

export const isClockRight = (differenceMs: number): boolean =>
  Math.abs(differenceMs) <= trustedTimeRules.differenceMs;

export const isStartQuiet = (runningMs: number): boolean =>
  runningMs < trustedTimeRules.quietStartMs;

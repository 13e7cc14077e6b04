/**
 * The clocks of two servers differ by at most two minutes, because each differs from PostgreSQL's
 * clock by at most one minute. A later instant comes from a wrong clock.
 * @decision running-aube#instants-of-the-future
 */
export const AHEAD_MINUTES = 2;

export const latestPossible = (now: Date): Date => new Date(now.getTime() + AHEAD_MINUTES * 60_000);

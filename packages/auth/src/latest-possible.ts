/**
 * Two servers' clocks differ by two minutes at most: each differs from PostgreSQL's clock by one
 * minute at most. A later instant was written with a wrong clock.
 * @decision running-aube#instants-of-the-future
 */
export const AHEAD_MINUTES = 2;

export const latestPossible = (now: Date): Date => new Date(now.getTime() + AHEAD_MINUTES * 60_000);

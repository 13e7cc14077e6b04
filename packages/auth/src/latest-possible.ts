/**
 * A server's clock differs from PostgreSQL's clock by one minute at most, so two servers differ by
 * two minutes at most. A later instant was written with a wrong clock.
 * @decision running-aube#instants-of-the-future
 */
export const AHEAD_MINUTES = 2;

export const latestPossible = (now: Date): Date => new Date(now.getTime() + AHEAD_MINUTES * 60_000);

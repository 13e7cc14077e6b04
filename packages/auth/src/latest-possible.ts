/**
 * Clocks of two servers differ from PostgreSQL's by a minute at most. A later instant was written
 * with a wrong clock.
 * @decision running-aube#instants-of-the-future
 */
export const AHEAD_MINUTES = 2;

export const latestPossible = (now: Date): Date => new Date(now.getTime() + AHEAD_MINUTES * 60_000);

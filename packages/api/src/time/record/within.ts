import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { AHEAD_SECONDS } from '../rules/trusted-time.ts';

const seconds = (count: number) => sql`${count}::int * interval '1 second'`;

/**
 * SQL condition: the instant is at most `maximumSeconds` old by PostgreSQL's clock. An instant that
 * only a wrong clock can have written is not.
 * @decision running-aube#instants-of-the-future
 */
export const isRecent = (at: AnyColumn, maximumSeconds: number): SQL<boolean> =>
  sql<boolean>`coalesce(${at} > now() - ${seconds(maximumSeconds)}
    and ${at} <= now() + ${seconds(AHEAD_SECONDS)}, false)`;

/**
 * SQL condition: a wait of at most `longestSeconds` is not over by PostgreSQL's clock. A wait that
 * only a wrong clock can have written is over.
 * @decision running-aube#instants-of-the-future
 */
export const isWaiting = (until: AnyColumn, longestSeconds: number): SQL<boolean> =>
  sql<boolean>`coalesce(${until} >= now()
    and ${until} <= now() + ${seconds(longestSeconds + AHEAD_SECONDS)}, false)`;

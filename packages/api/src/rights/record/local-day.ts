import { sql, type SQL } from 'drizzle-orm';

/**
 * Number of the local day of an instant. `starts` replaces the time zone, because the database
 * knows fewer time zones.
 */
export const dayNumber = (at: SQL, starts: readonly Date[]): SQL =>
  sql`width_bucket(${at}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[])`;

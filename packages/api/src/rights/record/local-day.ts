import { sql, type SQL } from 'drizzle-orm';

/**
 * Number of the local day of an instant. `starts` (the start of each day) replaces the time zone,
 * because the database does not know every time zone.
 */
export const dayNumber = (at: SQL, starts: readonly Date[]): SQL =>
  sql`width_bucket(${at}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[])`;

import { sql, type SQL } from 'drizzle-orm';

/**
 * The day that an instant falls on, as a number, from what `dayStarts` says: the database knows fewer
 * zones than we do.
 */
export const dayNumber = (at: SQL, starts: readonly Date[]): SQL =>
  sql`width_bucket(${at}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[])`;

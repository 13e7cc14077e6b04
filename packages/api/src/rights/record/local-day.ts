import { sql, type SQL } from 'drizzle-orm';

/**
 * Number of an instant's local day, counted with `dayStarts`, because the database knows fewer
 * time zones.
 */
export const dayNumber = (at: SQL, starts: readonly Date[]): SQL =>
  sql`width_bucket(${at}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[])`;

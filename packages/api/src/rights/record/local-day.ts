import { sql, type SQL } from 'drizzle-orm';

/** Local day of an instant as a number, from `dayStarts`, because the database knows fewer zones. */
export const dayNumber = (at: SQL, starts: readonly Date[]): SQL =>
  sql`width_bucket(${at}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[])`;

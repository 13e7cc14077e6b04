import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const RECOUNT_STEPS = ['people', 'calls', 'notices', 'figures'] as const;

/**
 * Changes that wait for a recount. Triggers insert the step `people`; the recount of a person
 * inserts the next steps. Each transaction inserts its own rows, because the recount could delete
 * a shared row before the second transaction commits. The table has no foreign key, so that an
 * insert locks no other row.
 * @decision console#recount
 */
export const recount = pgTable(
  'recount',
  {
    step: text('step', { enum: [...RECOUNT_STEPS, 'skipped'] })
      .notNull()
      .default('people'),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    /** Null for the step `figures`. */
    personId: integer('person_id'),
    establishmentId: integer('establishment_id'),
    /** Time of the change, by PostgreSQL's clock. The next steps have the same time. */
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.step, table.id] }),
    index('recount_person')
      .on(table.personId)
      .where(sql`step = 'people'`),
  ],
);

/** Last day on which all people of a time zone were put into `recount`. */
export const recountDays = pgTable('recount_days', {
  timeZone: text('time_zone').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  /** Time at which a server began the day. No server counts for an earlier time. */
  begunAt: instant('begun_at').notNull().defaultNow(),
  /** Version of the rules. When the rules change, all people are put into `recount` again. */
  rules: text('rules').notNull(),
  /** Last run of the job with these rules, by PostgreSQL's clock, to the minute. */
  aliveAt: instant('alive_at'),
});

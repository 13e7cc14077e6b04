import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** When the site was last backed up by `aube backup`: one row, or none. */
export const lastBackup = pgTable(
  'last_backup',
  {
    only: smallint('only').primaryKey().default(1),
    takenAt: instant('taken_at').notNull(),
    /** It was restored and compared, and not only written. */
    isVerified: boolean('is_verified').notNull(),
  },
  (table) => [check('last_backup_only_one', sql`${table.only} = 1`)],
);

import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, version } from './columns.ts';

/** A health establishment; its reference code is typed at registration. */
export const establishments = pgTable(
  'establishments',
  {
    id: id(),
    name: text('name').notNull(),
    /** Upper case. */
    referenceCode: text('reference_code').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (table) => [
    uniqueIndex('establishments_reference_code_key')
      .on(table.referenceCode)
      .where(sql`deleted_at is null`),
  ],
);

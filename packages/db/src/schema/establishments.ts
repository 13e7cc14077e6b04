import { sql } from 'drizzle-orm';
import { pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, version } from './columns.ts';

export const establishments = pgTable(
  'establishments',
  {
    id: id(),
    name: text('name').notNull(),
    referenceCode: text('reference_code').notNull(),
    /** Months without activity after which a person is listed for erasure. @decision D63 */
    retentionMonths: smallint('retention_months').notNull().default(60),
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

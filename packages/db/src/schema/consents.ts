import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, locale } from './columns.ts';
import { users } from './users.ts';

/** Consents of a person: version, language and instant. @decision D62 */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    version: text('version').notNull(),
    locale: locale(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [uniqueIndex('consents_user_version_key').on(table.userId, table.version)],
);

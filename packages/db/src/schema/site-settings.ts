import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, version } from './columns.ts';
import { establishments } from './establishments.ts';
import { users } from './users.ts';

/**
 * Versions of the settings that the console publishes. Each kind and place has at most one draft
 * and one published version; replaced versions stay.
 * @decision console#settings
 */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** Null for a setting of the whole site. */
    establishmentId: integer('establishment_id').references(() => establishments.id),
    content: jsonb('content').notNull(),
    state: text('state', { enum: ['draft', 'published', 'replaced'] }).notNull(),
    /** Version number, counted for each kind and place. Null for a draft. */
    number: integer('number'),
    /**
     * Number of the publication on the whole site. The newest publication has the highest number;
     * null for a draft.
     */
    publication: integer('publication'),
    changedByUserId: integer('changed_by_user_id').references(() => users.id),
    changedAt: instant('changed_at').notNull(),
    publishedByUserId: integer('published_by_user_id').references(() => users.id),
    publishedAt: instant('published_at'),
    version: version(),
  },
  (table) => [
    check(
      'site_settings_published_whole',
      sql`(${table.state} = 'draft') = (${table.number} is null)
        and (${table.state} = 'draft') = (${table.publication} is null)
        and (${table.state} = 'draft') = (${table.publishedAt} is null)`,
    ),
    uniqueIndex('site_settings_draft_key')
      .on(table.kind, sql`coalesce(establishment_id, 0)`)
      .where(sql`state = 'draft'`),
    uniqueIndex('site_settings_published_key')
      .on(table.kind, sql`coalesce(establishment_id, 0)`)
      .where(sql`state = 'published'`),
    uniqueIndex('site_settings_publication_key').on(table.publication),
    index('site_settings_place').on(table.establishmentId),
  ],
);

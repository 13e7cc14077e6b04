import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The figures of the statistics by establishment and diary week, for sites too large to be counted at
 * each look: a job counts them, and what is older than a minute is not shown.
 */
export const keptFigures = pgTable(
  'kept_figures',
  {
    /** 0: all of them together. */
    establishmentId: integer('establishment_id').notNull(),
    /** 0: the figures that count a person once. */
    week: smallint('week').notNull(),
    figures: jsonb('figures').$type<Record<string, number | null>>().notNull(),
    /** How many people have each sleep efficiency, per mille: a median cannot be added up. */
    efficiencies: jsonb('efficiencies').$type<Record<string, number>>(),
  },
  (table) => [primaryKey({ columns: [table.establishmentId, table.week] })],
);

/** When the figures were counted, and on what: one row, none where each look counts. */
export const keptFiguresCursor = pgTable('kept_figures_cursor', {
  id: smallint('id').primaryKey().default(1),
  countedAt: instant('counted_at'),
  /** The newest entry of the log then, and since when it is the newest. */
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
  /** The day in each zone and the chapters of the course, as they were counted with. */
  countedWith: text('counted_with').notNull(),
});

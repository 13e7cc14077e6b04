import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Figures of the statistics by establishment and diary week, for large sites: a job counts them,
 * and results older than a minute are not shown.
 */
export const keptFigures = pgTable(
  'kept_figures',
  {
    /** 0: all of them together. */
    establishmentId: integer('establishment_id').notNull(),
    /** 0: figures that count a person once. */
    week: smallint('week').notNull(),
    figures: jsonb('figures').$type<Record<string, number | null>>().notNull(),
    /** Number of people for each sleep efficiency in per mille, because medians cannot be added. */
    efficiencies: jsonb('efficiencies').$type<Record<string, number>>(),
  },
  (table) => [primaryKey({ columns: [table.establishmentId, table.week] })],
);

/** Time and basis of the count: one row, none where each look counts. */
export const keptFiguresCursor = pgTable('kept_figures_cursor', {
  id: smallint('id').primaryKey().default(1),
  countedAt: instant('counted_at'),
  /** Newest log row then, and the time since which it is the newest. */
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
  /** Date in each zone and chapters of the course, as used by the count. */
  countedWith: text('counted_with').notNull(),
});

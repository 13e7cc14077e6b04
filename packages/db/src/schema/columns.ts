import { integer, text, timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Integer identity (decision D6). An insert may give another id, because lucia inserts rows with
 * an id.
 */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** Number of changes of the row, for optimistic locking. */
export const version = () => integer('version').notNull().default(1);

export const locale = () => text('locale', { enum: ['fr', 'en'] }).notNull();

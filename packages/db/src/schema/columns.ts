import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant, UTC, with milliseconds: the precision that JavaScript keeps. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Integer identity (decision D6). "By default" so that lucia's types accept inserts. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** Optimistic lock: every row that people edit, or must have seen, counts its changes. */
export const version = () => integer('version').notNull().default(1);

/** The language of a person or of what they were asked in. */
export const locale = () => text('locale', { enum: ['fr', 'en'] }).notNull();

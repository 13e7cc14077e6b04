import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant in UTC with milliseconds, as in JavaScript. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Integer identity (decision D6). "By default" because lucia's types insert ids. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** Optimistic lock: counts the changes of a row that people edit or must have seen. */
export const version = () => integer('version').notNull().default(1);

/** Language of a person, or of the questions they answered. */
export const locale = () => text('locale', { enum: ['fr', 'en'] }).notNull();

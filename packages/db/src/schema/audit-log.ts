import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Who did or saw what. Append-only: triggers refuse UPDATE, DELETE and TRUNCATE. No foreign keys,
 * so that it outlives what it describes.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorUserId: integer('actor_user_id'),
    /** The person whose data was touched or read, when that is somebody. */
    subjectUserId: integer('subject_user_id'),
    action: text('action').notNull(),
    objectType: text('object_type'),
    objectId: text('object_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectUserId, table.at),
    index('audit_log_actor').on(table.actorUserId, table.at),
    // An editor of the same record is shown who changed it last.
    index('audit_log_establishment')
      .on(table.objectId, table.id)
      .where(sql`object_type = 'establishment'`),
  ],
);

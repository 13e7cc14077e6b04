import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** @decision rights-and-roles#values-of-the-log */
export const CALLER_KINDS = [
  'cookie',
  'bearer',
  'accessToken',
  'guest',
  'system',
  'commandLine',
] as const;

/**
 * Triggers refuse UPDATE, DELETE and TRUNCATE. There are no foreign keys, so that rows stay after
 * a person is deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorUserId: integer('actor_user_id'),
    subjectUserId: integer('subject_user_id'),
    action: text('action').notNull(),
    objectType: text('object_type'),
    objectId: text('object_id'),
    requestId: text('request_id').notNull(),
    /** Null for rows that were written before this column existed. */
    callerKind: text('caller_kind', { enum: CALLER_KINDS }),
    /** A /24 network of IPv4, or a /48 network of IPv6. */
    addressPrefix: text('address_prefix'),
    isLook: boolean('is_look').notNull().default(false),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectUserId, table.at),
    index('audit_log_actor').on(table.actorUserId, table.at),
    // A block range index is enough, because rows are stored in order of time.
    index('audit_log_at').using('brin', table.at),
    index('audit_log_establishment')
      .on(table.objectId, table.id)
      .where(sql`object_type = 'establishment'`),
    index('audit_log_invitation')
      .on(table.objectId)
      .where(sql`object_type = 'invitation'`),
    index('audit_log_changes')
      .on(table.id)
      .where(sql`not is_look`),
    index('audit_log_erasures')
      .on(table.id)
      .where(sql`action = 'rights.eraseUser'`),
  ],
);

/**
 * Values before and after an action. A trigger allows DELETE only for the person that the
 * transaction erases (`aube.erasing`).
 * @decision rights-and-roles#values-of-the-log rights-and-roles#guards-of-erasure
 */
export const auditDetails = pgTable(
  'audit_details',
  {
    auditId: bigint('audit_id', { mode: 'number' }).primaryKey(),
    subjectUserId: integer('subject_user_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_details_subject')
      .on(table.subjectUserId)
      .where(sql`subject_user_id is not null`),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Kind of the caller. @decision rights-and-roles#values-of-the-log */
export const CALLER_KINDS = [
  'cookie',
  'bearer',
  'accessToken',
  'guest',
  'system',
  'commandLine',
] as const;

/**
 * Acts and consultations: actor, subject, time and network. Append-only: triggers refuse UPDATE,
 * DELETE and TRUNCATE. The table has no foreign keys, so that rows outlive their subjects, and no
 * values, because values are in `audit_details`.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorUserId: integer('actor_user_id'),
    /** The person whose data was touched or read, if any. */
    subjectUserId: integer('subject_user_id'),
    action: text('action').notNull(),
    objectType: text('object_type'),
    objectId: text('object_id'),
    requestId: text('request_id').notNull(),
    /** Null for rows older than the column. */
    callerKind: text('caller_kind', { enum: CALLER_KINDS }),
    /** Network of the caller: a /24 of IPv4, a /48 of IPv6. */
    addressPrefix: text('address_prefix'),
    /** True for a read; recounts skip reads. */
    isLook: boolean('is_look').notNull().default(false),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectUserId, table.at),
    index('audit_log_actor').on(table.actorUserId, table.at),
    // The log is read by time, and rows arrive in that order, so a block range index is enough.
    index('audit_log_at').using('brin', table.at),
    // Finds the last editor of a record.
    index('audit_log_establishment')
      .on(table.objectId, table.id)
      .where(sql`object_type = 'establishment'`),
    // Finds the invitation of a registration, for an erasure.
    index('audit_log_invitation')
      .on(table.objectId)
      .where(sql`object_type = 'invitation'`),
    // Finds people with changes, for recounts.
    index('audit_log_changes')
      .on(table.id)
      .where(sql`not is_look`),
  ],
);

/**
 * Values before and after an act, apart from the log, so that an erasure can delete them. Triggers
 * refuse UPDATE, TRUNCATE, and any DELETE except for the person that the transaction erases
 * (`aube.erasing`). @decision rights-and-roles#values-of-the-log rights-and-roles#guards-of-erasure
 */
export const auditDetails = pgTable(
  'audit_details',
  {
    /** The row of `audit_log`. */
    auditId: bigint('audit_id', { mode: 'number' }).primaryKey(),
    /** The person of the values, as in the log. */
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

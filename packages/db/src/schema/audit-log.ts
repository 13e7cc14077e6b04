import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What a call showed of its caller. @decision decisions/0032 */
export const CALLER_KINDS = [
  'cookie',
  'bearer',
  'accessToken',
  'guest',
  'system',
  'commandLine',
] as const;

/**
 * Who did or saw what, when and from where. Append-only: triggers refuse UPDATE, DELETE and
 * TRUNCATE. No foreign keys, so that it outlives what it describes, and no values: those stand in
 * `audit_details`.
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
    requestId: text('request_id').notNull(),
    /** Null for rows older than the column. */
    callerKind: text('caller_kind', { enum: CALLER_KINDS }),
    /** The network of the caller: a /24 of IPv4, a /48 of IPv6. */
    addressPrefix: text('address_prefix'),
    /** Whether it only read: what is counted again after a change passes over it. */
    isLook: boolean('is_look').notNull().default(false),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectUserId, table.at),
    index('audit_log_actor').on(table.actorUserId, table.at),
    // The log is read by time; rows come in its order, so that ranges of pages are enough.
    index('audit_log_at').using('brin', table.at),
    // An editor of the same record is shown who changed it last.
    index('audit_log_establishment')
      .on(table.objectId, table.id)
      .where(sql`object_type = 'establishment'`),
    // An erasure asks who came by an invitation.
    index('audit_log_invitation')
      .on(table.objectId)
      .where(sql`object_type = 'invitation'`),
    // What is kept of people is counted again after a change.
    index('audit_log_changes')
      .on(table.id)
      .where(sql`not is_look`),
  ],
);

/**
 * The values before and after an audited act, apart from the log so that an erasure can take them
 * away. Triggers refuse UPDATE and TRUNCATE, and any DELETE but of the person whom the transaction
 * erases (`aube.erasing`). @decision decisions/0032 decisions/0038
 */
export const auditDetails = pgTable(
  'audit_details',
  {
    /** The row of `audit_log`. */
    auditId: bigint('audit_id', { mode: 'number' }).primaryKey(),
    /** Whose they are, as in the log. */
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

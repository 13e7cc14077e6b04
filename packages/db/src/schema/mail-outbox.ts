import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, locale } from './columns.ts';
import { invitations } from './invitations.ts';
import { users } from './users.ts';

/** Emails to send. A row has no token, so that the database never contains a usable link. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    kind: text('kind', {
      enum: [
        'invitation',
        'activation',
        'alreadyRegistered',
        'passwordReset',
        'passwordChanged',
        'secondFactorReset',
        'emailChange',
        'emailChanged',
        'reminder',
        'staffAlert',
        'mailTest',
      ],
    }).notNull(),
    toAddress: text('to_address').notNull(),
    locale: locale(),
    userId: integer('user_id').references(() => users.id),
    invitationId: integer('invitation_id').references(() => invitations.id),
    /** Values for the email's text; never a token. */
    params: jsonb('params').$type<Record<string, string | number>>(),
    /**
     * Local date of a reminder; at most one reminder email per person and date.
     * @decision notices#reminders
     */
    remindsOn: date('reminds_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /**
     * Until this time of PostgreSQL's clock, only one process may send the email.
     * @decision notices#order-of-emails
     */
    claimedUntil: instant('claimed_until'),
    sentAt: instant('sent_at'),
    /**
     * Code of the last fault. The message of the fault may contain an address and is not stored.
     */
    lastFault: text('last_fault'),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null`),
    index('mail_outbox_user')
      .on(table.userId)
      .where(sql`user_id is not null`),
    index('mail_outbox_invitation')
      .on(table.invitationId, table.id)
      .where(sql`invitation_id is not null`),
    uniqueIndex('mail_outbox_reminder_key')
      .on(table.userId, table.remindsOn)
      .where(sql`reminds_on is not null`),
  ],
);

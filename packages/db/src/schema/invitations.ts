import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { establishments } from './establishments.ts';
import { users } from './users.ts';

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    establishmentId: integer('establishment_id').references(() => establishments.id),
    email: text('email'),
    label: text('label'),
    maxUses: integer('max_uses').notNull().default(1),
    uses: integer('uses').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdByUserId: integer('created_by_user_id').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    openedAt: instant('opened_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    check('invitations_uses_bounded', sql`${table.uses} between 0 and ${table.maxUses}`),
    index('invitations_establishment').on(table.establishmentId, table.email),
    index('invitations_created').on(table.createdAt),
    index('invitations_expires').on(table.expiresAt),
  ],
);

export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    purpose: text('purpose', {
      enum: ['invitation', 'activation', 'passwordReset', 'emailChange', 'mailTest'],
    }).notNull(),
    hash: text('hash').notNull(),
    userId: integer('user_id').references(() => users.id),
    invitationId: integer('invitation_id').references(() => invitations.id),
    /**
     * Address to which the email was sent. When the person's address changes, the token becomes
     * invalid.
     */
    email: text('email'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('tokens_hash_key').on(table.hash),
    index('tokens_user').on(table.userId, table.purpose),
    index('tokens_invitation')
      .on(table.invitationId)
      .where(sql`invitation_id is not null`),
  ],
);

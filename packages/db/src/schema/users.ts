import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, locale, version } from './columns.ts';
import { establishments } from './establishments.ts';
import { foldedBefore, letterPairs, searchable } from './folded.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In lower case, with the domain in ASCII; the person logs in with this address. */
    email: text('email').notNull(),
    /** In lower case; derived from the email address when no username was given. */
    username: text('username').notNull(),
    /** @decision D56 */
    authenticationMethod: text('authentication_method', { enum: ['local', 'oidc'] })
      .notNull()
      .default('local'),
    oidcIssuer: text('oidc_issuer'),
    oidcSubject: text('oidc_subject'),
    locale: locale(),
    timeZone: text('time_zone').notNull().default('America/Toronto'),
    /** True until a device reports a time zone, or the person chooses a time zone. @decision D97 */
    isTimeZoneAssumed: boolean('is_time_zone_assumed').notNull().default(false),
    /** Time zones of devices that the person refused for this account. @decision D97 */
    declinedTimeZones: text('declined_time_zones')
      .array()
      .notNull()
      .default(sql`'{}'`),
    darkMode: text('dark_mode', { enum: ['off', 'on', 'system'] })
      .notNull()
      .default('off'),
    textSize: text('text_size', { enum: ['small', 'medium', 'large', 'extraLarge'] })
      .notNull()
      .default('medium'),
    activatedAt: instant('activated_at'),
    deactivatedAt: instant('deactivated_at'),
    deletedAt: instant('deleted_at'),
    /** Time of the erasure; the row no longer identifies the person. @decision D63 */
    erasedAt: instant('erased_at'),
    createdAt: instant('created_at').notNull(),
    version: version(),
    /** Unused since migration 0055. The previous release still searches this column. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        foldedBefore(sql`last_name || ' ' || first_name || ' ' || email || ' ' || username`),
      ),
    /** Text for the search and the sorting of staff, last name first. */
    foldedText: text('folded_text')
      .notNull()
      .generatedAlwaysAs(
        searchable(sql`(last_name || ' ' || first_name || ' ' || email || ' ' || username)`),
      ),
  },
  (table) => [
    index('users_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('users_letter_pairs').using('gin', letterPairs(sql`${table.searchText}`)),
    index('users_by_name').on(sql`${table.searchText} collate "C"`, table.id),
    index('users_folded_text').using('gin', table.foldedText.op('gin_trgm_ops')),
    index('users_folded_pairs').using('gin', letterPairs(sql`${table.foldedText}`)),
    index('users_by_folded_name').on(sql`${table.foldedText} collate "C"`, table.id),
    index('users_by_email').on(sql`${table.email} collate "C"`),
    index('users_by_username').on(sql`${table.username} collate "C"`),
    index('users_by_creation').on(table.createdAt, table.id),
    index('users_pending')
      .on(table.id)
      .where(sql`activated_at is null`),
    index('users_deactivated')
      .on(table.id)
      .where(sql`deactivated_at is not null`),
    index('users_deleted')
      .on(table.id)
      .where(sql`deleted_at is not null`),
    index('users_of_provider')
      .on(table.id)
      .where(sql`authentication_method = 'oidc'`),
    index('users_time_zone').on(table.timeZone),
    uniqueIndex('users_email_key')
      .on(table.email)
      .where(sql`deleted_at is null`),
    uniqueIndex('users_oidc_key').on(table.oidcIssuer, table.oidcSubject),
    uniqueIndex('users_username_key')
      .on(table.username)
      .where(sql`deleted_at is null`),
    check('users_locale_known', sql`${table.locale} in ('fr', 'en')`),
  ],
);

/** Password hashes have their own table, so that a query of `users` never reads a hash. */
export const credentials = pgTable('credentials', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Roles of decision D5: 1 administrator, 2 staff, 3 participant. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    roleId: smallint('role_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    // Leaves out participants, who are almost all users.
    index('user_roles_staff')
      .on(table.roleId, table.userId)
      .where(sql`role_id < 3`),
    check('user_roles_known', sql`${table.roleId} in (1, 2, 3)`),
  ],
);

/**
 * Establishments of a staff member. The staff member may see the participants of these
 * establishments (decision D5).
 */
export const staffEstablishments = pgTable(
  'staff_establishments',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    establishmentId: integer('establishment_id')
      .notNull()
      .references(() => establishments.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.establishmentId] }),
    index('staff_establishments_establishment').on(table.establishmentId),
  ],
);

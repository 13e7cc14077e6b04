import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, version } from './columns.ts';
import { establishments } from './establishments.ts';
import { folded, letterPairs } from './folded.ts';
import { users } from './users.ts';

/** A user's data as a participant: contact for the establishment, and start of the programme. */
export const participants = pgTable(
  'participants',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    establishmentId: integer('establishment_id')
      .notNull()
      .references(() => establishments.id),
    /** Random and permanent: the name in research data and after an erasure. @decision D63 D65 */
    participantCode: text('participant_code')
      .notNull()
      .default(sql`'P' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))`),
    inclusionNumber: text('inclusion_number'),
    postalAddress: text('postal_address'),
    city: text('city'),
    province: text('province'),
    postalCode: text('postal_code'),
    phoneNumber: text('phone_number'),
    /** Local date of S0's submission (decision D14), the base of the diary's calendar. */
    programmeFirstDay: date('programme_first_day', { mode: 'string' }),
    abandonedAt: instant('abandoned_at'),
    /** Local date of `abandonedAt`, from which the programme's week stands still. */
    abandonedOn: date('abandoned_on', { mode: 'string' }),
    /** Local date of the last « Bon retour » (decision D67). */
    greetedOn: date('greeted_on', { mode: 'string' }),
    /** The member of staff in charge. */
    inChargeUserId: integer('in_charge_user_id').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    version: version(),
    /** Inclusion number in searchable form; empty without one. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(folded(sql`coalesce(inclusion_number, '')`)),
  },
  (table) => [
    index('participants_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('participants_letter_pairs').using('gin', letterPairs(sql`${table.searchText}`)),
    uniqueIndex('participants_code_key').on(table.participantCode),
    index('participants_establishment').on(table.establishmentId),
    uniqueIndex('participants_inclusion_number_key')
      .on(table.establishmentId, table.inclusionNumber)
      .where(sql`inclusion_number is not null`),
  ],
);

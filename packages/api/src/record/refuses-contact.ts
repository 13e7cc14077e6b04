import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { textOf } from './sight.ts';

/**
 * SQL: true when the person refused contact by the establishment when leaving the programme. A
 * return to the programme ends the refusal.
 * @decision console#contact-refused
 */
export const refusesContact = (userId: SQLWrapper): SQL<boolean> => sql`exists (
  select from abandonment_answers leaving where leaving.user_id = ${userId}
    and leaving.undone_at is null and leaving.submitted_at is not null
    and leaving.answers ->> 'leaving_contact' = 'no')`;

export const refusesContactSql = (userId: SQL): string => textOf(refusesContact(userId));

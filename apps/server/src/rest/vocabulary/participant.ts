import type { Unread } from '../procedure-types.ts';
import { place } from './establishment.ts';
import type { WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

/** A participant's record for staff. @source specification §3 @decision D43 */
export const participant = named('Participant', [
  word('id', 'userId', { access: 'out' }),
  word('nom', 'lastName'),
  word('prenom', 'firstName'),
  word('codeParticipant', 'inclusionNumber'),
  word('adresse_postale', 'postalAddress'),
  word('ville', 'city'),
  word('province', 'province'),
  word('code_postal', 'postalCode'),
  word('telephone', 'phoneNumber'),
  word('etablissement', 'establishment', { words: place, access: 'out' }),
  word('etablissement_id', 'establishmentId', { access: 'in' }),
  word('raison', 'reason', { access: 'in' }),
]) satisfies WordsOf<'admin.updateParticipant'>;

/** Reason in the audit log for a change by an older client. */
const NO_REASON = 'PUT /api/admin/participants: no reason given';

/** Clients of the specification give no reason, so the record names the client. */
export const completeReason = (input: Unread<'admin.updateParticipant'>) => ({
  reason: NO_REASON,
  ...input,
});

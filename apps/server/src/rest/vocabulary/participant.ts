import { establishment } from './establishment.ts';
import { word, type Vocabulary } from './vocabulary.ts';

/** A participant as staff keep them. @source specification §3 @decision D43 */
export const participant: Vocabulary = [
  word('id', 'userId', { access: 'out' }),
  word('nom', 'lastName'),
  word('prenom', 'firstName'),
  word('codeParticipant', 'inclusionNumber'),
  word('adresse_postale', 'postalAddress'),
  word('ville', 'city'),
  word('province', 'province'),
  word('code_postal', 'postalCode'),
  word('telephone', 'phoneNumber'),
  word('etablissement', 'establishment', { entity: establishment, access: 'out' }),
  word('etablissement_id', 'establishmentId', { access: 'in' }),
  word('raison', 'reason', { access: 'in' }),
];

/** What the audit log keeps as the reason of a change by a client that knows of none. */
const NO_REASON = 'PUT /api/admin/participants: no reason given';

/** The clients of the specification give no reason: the record still says how the change came. */
export const completeReason = (input: Record<string, unknown>): Record<string, unknown> => ({
  reason: NO_REASON,
  ...input,
});

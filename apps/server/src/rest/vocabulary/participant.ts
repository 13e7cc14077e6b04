import { participant as entity, person } from '@aube/dictionary';
import type { Unread } from '../procedure-types.ts';
import { place } from './establishment.ts';
import type { WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const { fields } = entity;

/** @source specification §3 @decision D43 */
export const participant = named('Participant', [
  word('id', 'userId', { access: 'out' }),
  word(person.fields.lastName.french, 'lastName'),
  word(person.fields.firstName.french, 'firstName'),
  word(fields.inclusionNumber.french, 'inclusionNumber'),
  word(fields.postalAddress.french, 'postalAddress'),
  word(fields.city.french, 'city'),
  word(fields.province.french, 'province'),
  word(fields.postalCode.french, 'postalCode'),
  word(fields.phoneNumber.french, 'phoneNumber'),
  word('etablissement', 'establishment', { words: place, access: 'out' }),
  word('etablissement_id', 'establishmentId', { access: 'in' }),
  word('raison', 'reason', { access: 'in' }),
]) satisfies WordsOf<'admin.updateParticipant'>;

const NO_REASON = 'PUT /api/admin/participants: no reason given';

export const completeReason = (input: Unread<'admin.updateParticipant'>) => ({
  reason: NO_REASON,
  ...input,
});

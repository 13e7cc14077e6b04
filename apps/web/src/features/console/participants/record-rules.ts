import {
  isPlausiblePhoneNumber,
  normalisedPostalCode,
  PARTICIPANT_FIELD_LENGTHS as LENGTHS,
} from '@aube/api/rules';
import { msg } from '@lingui/core/macro';
import type { FieldMessages } from '../../../lib/form-errors.ts';
import type { RecordField } from './record-texts.ts';

export type RecordValues = Record<RecordField | 'reason', string>;

const isThere = (code: string) => (text: string) => text.trim() !== '' || code;
const atMost = (value: number) => ({ maxLength: { value, message: 'tooLong' } });

/** Checked in the browser with the rules of the server. */
export const recordRules = {
  firstName: { ...atMost(LENGTHS.firstName), validate: isThere('required') },
  lastName: { ...atMost(LENGTHS.lastName), validate: isThere('required') },
  inclusionNumber: atMost(LENGTHS.inclusionNumber),
  postalAddress: atMost(LENGTHS.postalAddress),
  city: atMost(LENGTHS.city),
  province: atMost(LENGTHS.province),
  postalCode: {
    validate: (text: string) =>
      text.trim() === '' || normalisedPostalCode(text) !== null || 'notAPostalCode',
  },
  phoneNumber: {
    ...atMost(LENGTHS.phoneNumber),
    validate: (text: string) =>
      text.trim() === '' || isPlausiblePhoneNumber(text) || 'notAPhoneNumber',
  },
  reason: { ...atMost(500), validate: isThere('required') },
};

export const recordMessages: FieldMessages<RecordValues> = {
  firstName: { required: msg`Entrez le prénom` },
  lastName: { required: msg`Entrez le nom de famille` },
  inclusionNumber: {
    alreadyTaken: msg`Quelqu’un d’autre de l’établissement porte déjà ce numéro`,
  },
  establishmentId: {
    required: msg`Choisissez un établissement`,
    unknownChoice: msg`Choisissez un établissement ouvert`,
  },
  postalAddress: {},
  city: {},
  province: {},
  postalCode: { notAPostalCode: msg`Entrez un code postal canadien, par exemple H2X 1Y4` },
  phoneNumber: { notAPhoneNumber: msg`Entrez un numéro de téléphone, par exemple 514 555-0199` },
  reason: { required: msg`Écrivez pourquoi la fiche est modifiée` },
};

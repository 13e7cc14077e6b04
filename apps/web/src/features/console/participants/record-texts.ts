import type { RouterOutputs } from '@aube/api';
import { normalisedPostalCode } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';

/** The fields of a record's form, in their order; the reason is of the change, not of the record. */
export const recordFields = [
  'firstName',
  'lastName',
  'inclusionNumber',
  'establishmentId',
  'postalAddress',
  'city',
  'province',
  'postalCode',
  'phoneNumber',
] as const;
export type RecordField = (typeof recordFields)[number];

export type ParticipantRecord = RouterOutputs['admin']['getParticipant'];

/** A record as its form holds it. */
export const textsOf = (record: ParticipantRecord): Record<RecordField, string> => ({
  firstName: record.firstName,
  lastName: record.lastName,
  inclusionNumber: record.inclusionNumber ?? '',
  establishmentId: String(record.establishment.establishmentId),
  postalAddress: record.postalAddress ?? '',
  city: record.city ?? '',
  province: record.province ?? '',
  postalCode: record.postalCode ?? '',
  phoneNumber: record.phoneNumber ?? '',
});

/** A text as the server would keep it. */
export const tidied = (field: RecordField, text: string): string =>
  (field === 'postalCode' && normalisedPostalCode(text)) || text.trim();

/** What each field is called, in the form and wherever it is spoken of. */
export function useFieldNames(): Readonly<Record<RecordField, string>> {
  const { t } = useLingui();
  return {
    firstName: t`Prénom`,
    lastName: t`Nom de famille`,
    inclusionNumber: t`Numéro d’inclusion`,
    establishmentId: t`Établissement`,
    postalAddress: t`Adresse postale`,
    city: t`Ville`,
    province: t`Province`,
    postalCode: t`Code postal`,
    phoneNumber: t`Téléphone`,
  };
}

import type { RouterOutputs } from '@aube/api';
import { normalisedPostalCode } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';

/**
 * The fields of the form, in order. The reason is missing here because it belongs to the change,
 * not to the record.
 */
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

export const asStored = (field: RecordField, text: string): string =>
  (field === 'postalCode' && normalisedPostalCode(text)) || text.trim();

/** Label of each field, in the form and in other places. */
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

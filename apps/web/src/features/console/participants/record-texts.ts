import type { RouterOutputs } from '@aube/api';
import { normalisedPostalCode } from '@aube/api/rules';
import { participant, person } from '@aube/dictionary';
import { useLingui } from '@lingui/react/macro';
import { useFieldText } from '../../../lib/use-field-text.ts';

/** Leaves out the reason for a change, which is not part of the record. */
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

export function useFieldNames(): Readonly<Record<RecordField, string>> {
  const { t } = useLingui();
  const text = useFieldText();
  const { firstName, lastName } = person.fields;
  const { inclusionNumber, postalAddress, city, province, postalCode, phoneNumber } =
    participant.fields;
  return {
    firstName: text(firstName.label),
    lastName: text(lastName.label),
    inclusionNumber: text(inclusionNumber.label),
    establishmentId: t`Établissement`,
    postalAddress: text(postalAddress.label),
    city: text(city.label),
    province: text(province.label),
    postalCode: text(postalCode.label),
    phoneNumber: text(phoneNumber.label),
  };
}

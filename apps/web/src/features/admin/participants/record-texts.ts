import type { RouterOutputs } from '@aube/api';
import { useLingui } from '@lingui/react/macro';
import type { RecordField, RecordTexts } from './merge-record.ts';

export type ParticipantRecord = RouterOutputs['admin']['getParticipant'];

/** A record as its form holds it. */
export const textsOf = (record: ParticipantRecord): RecordTexts => ({
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

import { participant, person } from '@aube/dictionary';

const { fields } = participant;

export const PARTICIPANT_FIELD_LENGTHS = {
  firstName: person.fields.firstName.maximumLength,
  lastName: person.fields.lastName.maximumLength,
  inclusionNumber: fields.inclusionNumber.maximumLength,
  postalAddress: fields.postalAddress.maximumLength,
  city: fields.city.maximumLength,
  province: fields.province.maximumLength,
  postalCode: fields.postalCode.maximumLength,
  phoneNumber: fields.phoneNumber.maximumLength,
} as const;

/**
 * Canadian postal code without the space. D, F, I, O, Q and U are never used; W and Z are never
 * first.
 */
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** Formats a Canadian postal code (« code postal ») as `H2X 1Y4`; null for any other text. */
export function normalisedPostalCode(typed: string): string | null {
  const compact = typed.replaceAll(/[\s‐-―-]/g, '').toUpperCase();
  const [, area, unit] = POSTAL_CODE.exec(compact) ?? [];
  return area && unit ? `${area} ${unit}` : null;
}

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

const PHONE_NUMBER =
  /^\+?[\d\s().\-‐-―/]+(?:(?:,|;|#|x|p\.?|poste|post|ext\.?|extension)[\s.:]*\d{1,6})?$/i;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 21;

/** True for a possible telephone number; foreign, local and internal numbers are accepted. */
export function isPlausiblePhoneNumber(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '').length;
  return PHONE_NUMBER.test(typed.trim()) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

import { participant, person } from '@aube/dictionary';

const { fields } = participant;

/** Maximum length of each field of a participant's record, in characters. */
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
 * A Canadian postal code without its space. The letters D, F, I, O, Q and U are never used; W and
 * Z are never the first letter.
 */
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/**
 * A Canadian postal code (« code postal ») as Canada Post writes it, `H2X 1Y4`. Any case, spaces
 * and hyphens are accepted; null for any other text.
 */
export function normalisedPostalCode(typed: string): string | null {
  const compact = typed.replaceAll(/[\s‐-―-]/g, '').toUpperCase();
  const [, area, unit] = POSTAL_CODE.exec(compact) ?? [];
  return area && unit ? `${area} ${unit}` : null;
}

const PHONE_NUMBER =
  /^\+?[\d\s().\-‐-―/]+(?:(?:,|;|#|x|p\.?|poste|post|ext\.?|extension)[\s.:]*\d{1,6})?$/i;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 21;

/**
 * True for a possible telephone number. The number is stored as typed, because foreign, local and
 * internal numbers have different forms.
 */
export function isPlausiblePhoneNumber(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '').length;
  return PHONE_NUMBER.test(typed.trim()) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

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
 * A Canadian code without its space: neither D, F, I, O, Q nor U anywhere, no W or Z at the front.
 */
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/**
 * A Canadian postal code (« code postal ») as Canada Post writes it, `H2X 1Y4`, from any case,
 * spaces and hyphens; null for anything else.
 */
export function normalisedPostalCode(typed: string): string | null {
  const compact = typed.replaceAll(/[\s‐-―-]/g, '').toUpperCase();
  const [, area, unit] = POSTAL_CODE.exec(compact) ?? [];
  return area && unit ? `${area} ${unit}` : null;
}

/** Digits with usual separators, and an extension after its word. */
const PHONE_NUMBER =
  /^\+?[\d\s().\-‐-―/]+(?:(?:,|;|#|x|p\.?|poste|post|ext\.?|extension)[\s.:]*\d{1,6})?$/i;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 21;

/**
 * True for a possible telephone number: it is stored as typed, since foreign, local and internal
 * numbers all look different.
 */
export function isPlausiblePhoneNumber(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '').length;
  return PHONE_NUMBER.test(typed.trim()) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

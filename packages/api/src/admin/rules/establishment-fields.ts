import { establishment } from '@aube/dictionary';

const { name, referenceCode, retentionMonths } = establishment.fields;

/** Lengths of an establishment's name and code, in code units after trimming. */
export const ESTABLISHMENT_FIELDS = {
  nameMaxLength: name.maximumLength,
  referenceCodeMinLength: 2,
  referenceCodeMaxLength: referenceCode.maximumLength,
  /** Months after the last activity before a person is listed for erasure. @decision D63 */
  retentionMonths: { least: retentionMonths.minimum, most: retentionMonths.maximum, usual: 60 },
} as const;

/**
 * An establishment's name (« nom ») on one line: NFC, trimmed, with single spaces, so that names
 * that look equal are equal.
 * @source specification §3
 */
export const toEstablishmentName = (typed: string): string =>
  typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** True for a name with at least a letter or a digit. */
export const isEstablishmentName = (typed: string): boolean => {
  const name = toEstablishmentName(typed);
  return name.length <= ESTABLISHMENT_FIELDS.nameMaxLength && /[\p{L}\p{N}]/u.test(name);
};

/**
 * A reference code (« code de référence ») as it is stored: NFC, trimmed, in capitals. The
 * registration form normalises codes in the same way.
 * @source specification §3
 */
export const toReferenceCode = (typed: string): string =>
  typed.normalize('NFC').trim().toUpperCase();

/**
 * True for a code that any keyboard can type: 2 to 50 letters without accents, digits and hyphens,
 * with a letter or a digit at both ends.
 */
export const isReferenceCode = (typed: string): boolean => {
  // The test comes before the conversion to upper case, because it changes some letters (ß, ı).
  const code = typed.normalize('NFC').trim();
  const { referenceCodeMinLength, referenceCodeMaxLength } = ESTABLISHMENT_FIELDS;
  return (
    code.length >= referenceCodeMinLength &&
    code.length <= referenceCodeMaxLength &&
    /^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$/.test(code)
  );
};

/**
 * Months of retention after the last activity, read from typed text: a whole number from 12 to
 * 240, or null.
 * @decision D63 rights-and-roles#retention
 */
export function toRetentionMonths(typed: string): number | null {
  const { least, most } = ESTABLISHMENT_FIELDS.retentionMonths;
  const text = typed.trim();
  const months = Number(text);
  return /^\d{1,3}$/.test(text) && months >= least && months <= most ? months : null;
}

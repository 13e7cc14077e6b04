import { establishment } from '@aube/dictionary';

const { name, referenceCode, retentionMonths } = establishment.fields;

export const ESTABLISHMENT_FIELDS = {
  nameMaxLength: name.maximumLength,
  referenceCodeMinLength: 2,
  referenceCodeMaxLength: referenceCode.maximumLength,
  /**
   * Months from a person's last activity until the list for erasure contains the person.
   * @decision D63
   */
  retentionMonths: { least: retentionMonths.minimum, most: retentionMonths.maximum, usual: 60 },
} as const;

/** @source specification §3 */
export const toEstablishmentName = (typed: string): string =>
  typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

export const isEstablishmentName = (typed: string): boolean => {
  const name = toEstablishmentName(typed);
  return name.length <= ESTABLISHMENT_FIELDS.nameMaxLength && /[\p{L}\p{N}]/u.test(name);
};

/** @source specification §3 */
export const toReferenceCode = (typed: string): string =>
  typed.normalize('NFC').trim().toUpperCase();

/** True for 2 to 50 unaccented letters, digits and hyphens, without a hyphen at either end. */
export const isReferenceCode = (typed: string): boolean => {
  const code = typed.normalize('NFC').trim();
  const { referenceCodeMinLength, referenceCodeMaxLength } = ESTABLISHMENT_FIELDS;
  return (
    code.length >= referenceCodeMinLength &&
    code.length <= referenceCodeMaxLength &&
    /^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$/.test(code)
  );
};

/**
 * Reads months of retention from typed text: a whole number from 12 to 240; null for any other
 * text.
 * @decision D63 rights-and-roles#retention
 */
export function toRetentionMonths(typed: string): number | null {
  const { least, most } = ESTABLISHMENT_FIELDS.retentionMonths;
  const text = typed.trim();
  const months = Number(text);
  return /^\d{1,3}$/.test(text) && months >= least && months <= most ? months : null;
}

/** Lengths of what an establishment is called by, in code units after trimming. */
export const ESTABLISHMENT_FIELDS = {
  nameMaxLength: 200,
  referenceCodeMinLength: 2,
  /** What registration and invitations take. */
  referenceCodeMaxLength: 50,
  /** How many months after their last activity people are listed for erasure. @decision D63 */
  retentionMonths: { least: 12, most: 240, usual: 60 },
} as const;

/**
 * An establishment's name on one line (« nom »): NFC, trimmed, with single spaces, so that two names
 * that look alike are alike.
 * @source specification §3
 */
export const toEstablishmentName = (typed: string): string =>
  typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** A name that people can say: at least a letter or a figure. */
export const isEstablishmentName = (typed: string): boolean => {
  const name = toEstablishmentName(typed);
  return name.length <= ESTABLISHMENT_FIELDS.nameMaxLength && /[\p{L}\p{N}]/u.test(name);
};

/**
 * The reference code as it is kept (« code de référence »): NFC, trimmed, in capitals, as
 * registration reads what a person types.
 * @source specification §3
 */
export const toReferenceCode = (typed: string): string =>
  typed.normalize('NFC').trim().toUpperCase();

/**
 * A code that is typed on any keyboard and said on the telephone: 2 to 50 letters without accents,
 * figures and hyphens, a letter or a figure at both ends.
 */
export const isReferenceCode = (typed: string): boolean => {
  // Before the capitals: some letters have one only elsewhere (ß, ı).
  const code = typed.normalize('NFC').trim();
  const { referenceCodeMinLength, referenceCodeMaxLength } = ESTABLISHMENT_FIELDS;
  return (
    code.length >= referenceCodeMinLength &&
    code.length <= referenceCodeMaxLength &&
    /^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$/.test(code)
  );
};

/**
 * For how many months a file is kept after its person's last activity, as it is typed: a whole number
 * from 12 to 240; null for anything else.
 * @decision D63 decisions/0038
 */
export function toRetentionMonths(typed: string): number | null {
  const { least, most } = ESTABLISHMENT_FIELDS.retentionMonths;
  const text = typed.trim();
  const months = Number(text);
  return /^\d{1,3}$/.test(text) && months >= least && months <= most ? months : null;
}

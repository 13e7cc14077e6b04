const EXTENSION = /(?:,|;|#|x|p\.?|poste|post|ext\.?|extension)[\s.:]*\d{1,6}\s*$/iu;

/**
 * Digits that a telephone dials for a number as people write it: « 1 866 APPELLE (277-3553) » is
 * 18662773553. An extension is not dialled.
 */
export function dialledNumber(written: string): string {
  const withoutExtension = written.replace(EXTENSION, '');
  const digits = withoutExtension.replaceAll(/\D/gu, '');
  return withoutExtension.trim().startsWith('+') ? `+${digits}` : digits;
}

const PHONE_NUMBER =
  /^\+?[\d\s().\-‐-―/]+(?:(?:,|;|#|x|p\.?|poste|post|ext\.?|extension)[\s.:]*\d{1,6})?$/i;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 21;

/** True for a possible telephone number; foreign, local and internal numbers are accepted. */
export function isPlausiblePhoneNumber(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '').length;
  return PHONE_NUMBER.test(typed.trim()) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

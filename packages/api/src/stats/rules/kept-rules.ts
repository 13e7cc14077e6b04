/**
 * Version number of the rules that count figures and calls. Raise it by one when
 * `KEPT_RULES_DIGEST` changes, so that two releases agree which of them is newer.
 */
export const KEPT_RULES_NUMBER = 1;
/** Digest of the rules' source files without comments, and of the chapters of the course. */
export const KEPT_RULES_DIGEST = '46bc21413adc';

export const KEPT_RULES = `${KEPT_RULES_NUMBER} ${KEPT_RULES_DIGEST}`;

export type KeptBy = 'theseRules' | 'olderRules' | 'newerRules';

/**
 * Compares the rules of a stored result with these rules. Early releases stored a digest without a
 * number.
 * @decision console#two-releases
 */
export function keptBy(stored: string): KeptBy {
  const [number, digest] = stored.split(' ');
  if (digest === KEPT_RULES_DIGEST) return 'theseRules';
  const isNewer = digest !== undefined && Number(number) > KEPT_RULES_NUMBER;
  return isNewer ? 'newerRules' : 'olderRules';
}

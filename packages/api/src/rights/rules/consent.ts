/** The first number of a version: `2` of `2.1`. */
const majorOf = (version: string): number => Number(version.split('.', 1)[0]);

/**
 * True when a person must be asked for their consent: they gave none, or only to texts with an
 * earlier first number. A change of the second number corrects words and asks nobody.
 * @param given versions that the person agreed to
 * @decision D62
 */
export function isConsentDue(given: readonly string[], present: string): boolean {
  return !given.some((version) => majorOf(version) >= majorOf(present));
}

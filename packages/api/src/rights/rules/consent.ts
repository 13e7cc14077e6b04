const majorOf = (version: string): number => Number(version.split('.', 1)[0]);

/**
 * True when every version in `given` has a lower first number than `present`. A new second number
 * is only a correction.
 * @param given versions that the person agreed to
 * @decision D62
 */
export function isConsentDue(given: readonly string[], present: string): boolean {
  return !given.some((version) => majorOf(version) >= majorOf(present));
}

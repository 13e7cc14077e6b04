const majorOf = (version: string): number => Number(version.split('.', 1)[0]);

/**
 * True when a person must be asked for consent: the person never consented, or consented only to
 * texts with an earlier first version number. A new second number is only a correction of the
 * text.
 * @param given versions that the person agreed to
 * @decision D62
 */
export function isConsentDue(given: readonly string[], present: string): boolean {
  return !given.some((version) => majorOf(version) >= majorOf(present));
}

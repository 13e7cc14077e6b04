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

const minorOf = (version: string): number => Number(version.split('.')[1] ?? 0);

/**
 * Highest first number that a version from another site may have; later versions need higher
 * numbers.
 */
const LARGEST_BROUGHT = 999;
const LARGEST_MINOR = 9999;

type NextConsent = {
  /** `wording` only corrects words of the text in force, and nobody is asked again. */
  readonly change: 'important' | 'wording';
  /**
   * Version on which the text is based, on this site or on the site of a file; null when unknown.
   */
  readonly begunFrom: string | null;
  /** True for a text from a file, whose version may come from another site. */
  readonly isOfFile: boolean;
  readonly inForce: string;
  /** Every version that anybody may have read on this site. */
  readonly known: readonly string[];
};

/**
 * Version of a text at its publication. Each version is used once, so that each consent names one
 * text. The version of an important change is above all versions that anybody agreed to. A text
 * based on another first number, or from another site, counts as important, because nobody here has
 * read this text. A text from another site keeps a version that is above all versions of this site.
 * @decision D62 D90 console#consent
 */
export function nextConsentEdition(next: NextConsent): string {
  const { change, begunFrom, isOfFile, inForce, known } = next;
  const all = [inForce, ...known];
  const highest = Math.max(...all.map(majorOf));
  const begun = begunFrom === null ? 0 : majorOf(begunFrom);
  if (isOfFile && begunFrom !== null && begun > highest) {
    const numbers = [begun, minorOf(begunFrom)];
    if (numbers.every((each) => each <= LARGEST_BROUGHT)) return begunFrom;
  }
  if (isOfFile || change === 'important' || begun !== majorOf(inForce)) return `${highest + 1}.0`;
  const same = all.filter((version) => majorOf(version) === majorOf(inForce));
  const minor = Math.max(...same.map(minorOf)) + 1;
  return minor > LARGEST_MINOR ? `${highest + 1}.0` : `${majorOf(inForce)}.${minor}`;
}

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

/** Largest number that another site may bring, so that later versions have room. */
const LARGEST_BROUGHT = 999;
/** Largest second number that a version can have. */
const LARGEST_MINOR = 9999;

type NextConsent = {
  /** `wording` corrects words of the text in force; nobody is asked again. */
  readonly change: 'important' | 'wording';
  /** Version from which the text was written, here or on the site of a file; null: not known. */
  readonly begunFrom: string | null;
  /** True for a text of a file: its version may be another site's. */
  readonly isOfFile: boolean;
  readonly inForce: string;
  /** Every version that anybody may have read on this site. */
  readonly known: readonly string[];
};

/**
 * Version of a text that is published. No version is given twice, so that each consent names one
 * text. An important change is above everything that anybody agreed to. A text that was written
 * from another first number, or on another site, is important whatever its author says: nobody here
 * has read it. A text of another site keeps its version when that is above all of this site.
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

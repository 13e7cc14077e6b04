/** Faster than anybody reads for meaning: below this time a chapter was scrolled through. */
const quickestWordsAMinute = 400;

type Reading = {
  readonly wordCount: number;
  /** How long the chapter has been on a screen that shows it. */
  readonly shownMilliseconds: number;
  readonly hasSeenEnd: boolean;
};

/**
 * How long, in milliseconds, until a chapter counts as read by itself: its end was seen, and it was shown for
 * as long as its words take. Null while the end was not seen; 0 when it is read. A person who reads
 * faster says so.
 * @decision D34 0066
 */
export function timeUntilRead({
  wordCount,
  shownMilliseconds,
  hasSeenEnd,
}: Reading): number | null {
  if (!hasSeenEnd) return null;
  return Math.max(0, (wordCount / quickestWordsAMinute) * 60_000 - shownMilliseconds);
}

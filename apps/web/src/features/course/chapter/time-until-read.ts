/** Nobody reads for meaning faster: below this time a chapter was only scrolled. */
const quickestWordsAMinute = 400;

type Reading = {
  readonly wordCount: number;
  readonly shownMilliseconds: number;
  readonly hasSeenEnd: boolean;
};

/**
 * Milliseconds until a chapter counts as read by itself: its end was seen, and it was visible as
 * long as its words take. Null before the end was seen; 0 when read. A faster reader presses the
 * button.
 * @decision D34 programme#chapters
 */
export function timeUntilRead({
  wordCount,
  shownMilliseconds,
  hasSeenEnd,
}: Reading): number | null {
  if (!hasSeenEnd) return null;
  return Math.max(0, (wordCount / quickestWordsAMinute) * 60_000 - shownMilliseconds);
}

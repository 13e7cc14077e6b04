/** Highest reading speed that counts as reading, in words per minute. */
const quickestWordsAMinute = 400;

type Reading = {
  readonly wordCount: number;
  readonly shownMilliseconds: number;
  readonly hasSeenEnd: boolean;
};

/**
 * Milliseconds until a chapter counts as read; null before the end was seen; 0 when the chapter is
 * read.
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

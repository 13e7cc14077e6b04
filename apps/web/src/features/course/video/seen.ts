/** A played part of a video, in seconds. */
export type Span = {
  readonly from: number;
  readonly to: number;
};

/** Nine tenths count as the whole: the last seconds add nothing. */
const watchedTenths = 9;
/** Short gaps come from pauses. */
const gapSeconds = 0.5;
/** A video left this near its end starts again. */
const endSeconds = 5;

/** Sorts the parts, and joins those that touch. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to + gapSeconds) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else if (span.to > span.from) {
      joined.push(span);
    }
  }
  return joined;
}

/**
 * True when enough of a video was seen: a jump to the end adds nothing, and repeated parts count
 * once. @decision D34
 */
export function isSeenEnough(spans: readonly Span[], durationSeconds: number): boolean {
  if (!(durationSeconds > 0 && durationSeconds < Number.POSITIVE_INFINITY)) return false;
  const seenSeconds = joinSpans(spans).reduce((sum, { from, to }) => sum + (to - from), 0);
  return seenSeconds * 10 >= durationSeconds * watchedTenths;
}

/** End of the part seen from the beginning without a gap: playback continues there. */
export function seenUntilSeconds(spans: readonly Span[]): number {
  const [first] = joinSpans(spans);
  return first && first.from <= gapSeconds ? first.to : 0;
}

/** Start of a video left at `positionSeconds`: there, or the beginning when it was at its end. */
export function startSeconds(positionSeconds: number, durationSeconds: number): number {
  return positionSeconds < durationSeconds - endSeconds ? positionSeconds : 0;
}

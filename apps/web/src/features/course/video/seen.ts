/** A stretch of a video that was played, in seconds. */
export type Span = {
  readonly from: number;
  readonly to: number;
};

/** Nine tenths of a video seen is the video seen: the last seconds bring nothing. */
const watchedTenths = 9;
/** Playing on after a pause leaves gaps that no eye sees. */
const gapSeconds = 0.5;
/** So near its end, a video begins again. */
const endSeconds = 5;

/** The stretches in order, those that touch made one. */
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
 * Whether enough of a video was seen, wherever: jumping to the end is not seeing, and what was seen
 * twice counts once. @decision D34
 */
export function isSeenEnough(spans: readonly Span[], durationSeconds: number): boolean {
  if (!(durationSeconds > 0 && durationSeconds < Number.POSITIVE_INFINITY)) return false;
  const seenSeconds = joinSpans(spans).reduce((sum, { from, to }) => sum + (to - from), 0);
  return seenSeconds * 10 >= durationSeconds * watchedTenths;
}

/** Up to where a video was seen from its beginning without a gap: where one goes on. */
export function seenUntilSeconds(spans: readonly Span[]): number {
  const [first] = joinSpans(spans);
  return first && first.from <= gapSeconds ? first.to : 0;
}

/** Where a video starts that was left at `positionSeconds`: there, or anew when it was at its end. */
export function startSeconds(positionSeconds: number, durationSeconds: number): number {
  return positionSeconds < durationSeconds - endSeconds ? positionSeconds : 0;
}

/** In seconds. */
export type Span = {
  readonly from: number;
  readonly to: number;
};

const watchedTenths = 9;
/** A shorter gap between two watched parts comes from a pause and is ignored. */
const gapSeconds = 0.5;
/** A video that was stopped closer to its end starts again from the beginning. */
const endSeconds = 5;

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

/** A jump to the end does not count. A part that is played twice counts once. @decision D34 */
export function isSeenEnough(spans: readonly Span[], durationSeconds: number): boolean {
  if (!(durationSeconds > 0 && durationSeconds < Number.POSITIVE_INFINITY)) return false;
  const seenSeconds = joinSpans(spans).reduce((sum, { from, to }) => sum + (to - from), 0);
  return seenSeconds * 10 >= durationSeconds * watchedTenths;
}

/** Seconds from the beginning that were watched without a gap. */
export function seenUntilSeconds(spans: readonly Span[]): number {
  const [first] = joinSpans(spans);
  return first && first.from <= gapSeconds ? first.to : 0;
}

/** In seconds; 0 when the video was stopped at the end. */
export function startSeconds(positionSeconds: number, durationSeconds: number): number {
  return positionSeconds < durationSeconds - endSeconds ? positionSeconds : 0;
}

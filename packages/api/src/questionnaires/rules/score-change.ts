export type ScoreDirection = 'better' | 'worse';

/** `points` is later minus earlier; `verdict` is null where no threshold says what counts. */
export type ScoreChange = { points: number; verdict: 'better' | 'same' | 'worse' | null };

/**
 * How a score changed since S0: a difference of at least `threshold` points counts, in the
 * direction in which the score's points are better or worse. Null when either score is missing.
 */
export function scoreChange(
  before: number | null,
  after: number | null,
  { higherIs, threshold }: { higherIs: ScoreDirection; threshold: number | null },
): ScoreChange | null {
  if (before === null || after === null) return null;
  const points = after - before;
  if (threshold === null) return { points, verdict: null };
  if (Math.abs(points) < threshold) return { points, verdict: 'same' };
  return { points, verdict: points > 0 === (higherIs === 'better') ? 'better' : 'worse' };
}

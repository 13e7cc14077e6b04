export type ScoreDirection = 'better' | 'worse';

/** `points`: the later score minus the earlier score. `verdict`: null without a threshold. */
export type ScoreChange = { points: number; verdict: 'better' | 'same' | 'worse' | null };

/**
 * Change of a score since S0; null when one of the two scores is missing. A change below
 * `threshold` has the verdict `same`.
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

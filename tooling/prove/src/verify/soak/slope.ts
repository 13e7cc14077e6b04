export type Sample = { atMinutes: number; value: number };

/** Slope of the least-squares line; 0 for fewer than two samples. */
export function slopePerHour(samples: readonly Sample[]): number {
  const count = samples.length;
  if (count < 2) return 0;
  const meanAt = samples.reduce((sum, { atMinutes }) => sum + atMinutes, 0) / count;
  const mean = samples.reduce((sum, { value }) => sum + value, 0) / count;
  let above = 0;
  let below = 0;
  for (const { atMinutes, value } of samples) {
    above += (atMinutes - meanAt) * (value - mean);
    below += (atMinutes - meanAt) ** 2;
  }
  return below === 0 ? 0 : (60 * above) / below;
}

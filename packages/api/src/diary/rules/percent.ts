/**
 * `part` of `whole` in per cent, truncated to 0.1, so that a shown value never exceeds a missed
 * threshold. @decision D23
 */
export function truncatedPercent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  const perMille = part * 1000;
  // Integers to the end, because 0.1 has no exact binary form.
  return (perMille - (perMille % whole)) / whole / 10;
}

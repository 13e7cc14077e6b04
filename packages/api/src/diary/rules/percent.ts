/**
 * Percentage of `part` in `whole`, truncated to 0.1, so that 84.96 % is not shown as 85 %.
 * @decision D23
 */
export function truncatedPercent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  const perMille = part * 1000;
  return (perMille - (perMille % whole)) / whole / 10;
}

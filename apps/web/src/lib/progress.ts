/** @source specification §9 */
export const progressConstants = {
  delayMs: 200,
  throttleMs: 200,
  durationMs: 5000,
  cap: 100,
} as const;

/**
 * Width in per cent: 0 in the first 200 ms, then steps of 200 ms towards 5000 ms.
 * @source specification §9
 */
export function progressPercent(elapsedMs: number): number {
  const { delayMs, throttleMs, durationMs, cap } = progressConstants;
  if (elapsedMs < delayMs) return 0;
  const stepped = Math.floor(elapsedMs / throttleMs) * throttleMs;
  return Math.min(cap, (100 * stepped) / durationMs);
}

/** Seconds for breathing in and out: six breaths per minute. @decision D72 */
export const breathSeconds = { in: 4, out: 6 } as const;

export type BreathPhase = keyof typeof breathSeconds;

/** Phase of the breath after a number of whole seconds; a breath starts with breathing in. */
export function breathAt(seconds: number): BreathPhase {
  const into = seconds % (breathSeconds.in + breathSeconds.out);
  return into < breathSeconds.in ? 'in' : 'out';
}

/** Breathing out lasts longer than breathing in: six breaths per minute. @decision D72 */
export const breathSeconds = { in: 4, out: 6 } as const;

export type BreathPhase = keyof typeof breathSeconds;

/** The phase of the breath after so many whole seconds; the first one is in. */
export function breathAt(seconds: number): BreathPhase {
  const into = seconds % (breathSeconds.in + breathSeconds.out);
  return into < breathSeconds.in ? 'in' : 'out';
}

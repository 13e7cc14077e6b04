/** Breathing out lasts longer than breathing in: six breaths a minute. @decision D72 */
export const breathSeconds = { in: 4, out: 6 } as const;

export type BreathPhase = keyof typeof breathSeconds;

/** What the breath does so many whole seconds after its start; the first one is in. */
export function breathAt(seconds: number): BreathPhase {
  const into = seconds % (breathSeconds.in + breathSeconds.out);
  return into < breathSeconds.in ? 'in' : 'out';
}

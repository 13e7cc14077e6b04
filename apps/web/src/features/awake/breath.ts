/** @decision D72 */
export const breathSeconds = { in: 4, out: 6 } as const;

export type BreathPhase = keyof typeof breathSeconds;

export function breathAt(seconds: number): BreathPhase {
  const into = seconds % (breathSeconds.in + breathSeconds.out);
  return into < breathSeconds.in ? 'in' : 'out';
}

/** Breathing out lasts longer than breathing in: six breaths a minute. @decision D72 */
const inSeconds = 4;
const outSeconds = 6;

export type Breath = { readonly phase: 'in' | 'out'; readonly seconds: number };

/** The breath that follows another; the first one is in. */
export function nextBreath(before: Breath | null): Breath {
  return before?.phase === 'in'
    ? { phase: 'out', seconds: outSeconds }
    : { phase: 'in', seconds: inSeconds };
}

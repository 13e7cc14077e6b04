/** Numbers in [0, 1) from a seed (mulberry32). */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `from` and `to` are included. */
export const wholeBetween = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

export const toFiveMinutes = (minutes: number): number => Math.round(minutes / 5) * 5;

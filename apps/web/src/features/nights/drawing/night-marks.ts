import type { NightDrawing, Stretch } from './night-drawing.ts';

/** Kinds of marks; `waking` is the part of the block of sleep that was spent awake. */
type MarkKind = Exclude<Stretch['kind'], 'nap'> | 'waking' | 'schedule';

/** `from` and `to` in minutes after noon; `top` and `bottom` as parts of the height. */
export type NightMark = {
  readonly kind: MarkKind;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
};

/** Sleep is tall and time awake is low, so that the drawing can be read without colours. */
const heights = {
  sleep: { top: 0.16, bottom: 0.84 },
  awake: { top: 0.5, bottom: 0.84 },
  inBed: { top: 0.5, bottom: 0.84 },
} as const;
const stripe = { top: 0.42, bottom: 0.58 };
const lines = [
  { top: 0, bottom: 0.08 },
  { top: 0.92, bottom: 1 },
];

/**
 * Marks of one night, with the schedule as two lines. The waking stripe shows only a length: the
 * stripe is always in the middle of the sleep.
 */
export function nightMarks(
  { stretches }: NightDrawing,
  schedule: NightDrawing['bed'],
): NightMark[] {
  const planned = schedule ? lines.map((line) => ({ kind: 'schedule', ...schedule, ...line })) : [];
  const drawn = stretches.flatMap(({ kind, from, to, wakingMinutes = 0 }) => {
    if (kind === 'nap') return [];
    const middle = (from + to) / 2;
    const half = wakingMinutes / 2;
    const waking = { kind: 'waking', from: middle - half, to: middle + half, ...stripe } as const;
    return [{ kind, from, to, ...heights[kind] }, ...(wakingMinutes > 0 ? [waking] : [])];
  });
  return [...(planned as NightMark[]), ...drawn];
}

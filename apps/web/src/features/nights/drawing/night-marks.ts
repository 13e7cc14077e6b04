import type { NightDrawing, Stretch } from './night-drawing.ts';

type MarkKind = Exclude<Stretch['kind'], 'nap'> | 'waking' | 'schedule';

/** `from`, `to`: minutes after noon. `top`, `bottom`: shares of the height. */
export type NightMark = {
  readonly kind: MarkKind;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
};

/** Sleep is tall and time awake is low, so that colours are not needed. */
const heights = {
  sleep: { top: 0.16, bottom: 0.84 },
  awake: { top: 0.5, bottom: 0.84 },
  inBed: { top: 0.5, bottom: 0.84 },
} as const;
/** Thin, so that a short waking looks like a dash and not like a place. */
const stripe = { pixels: 3, atMost: 0.16 };
const line = { pixels: 1.5, atMost: 0.045 };

/**
 * The stripe in the middle of the sleep shows the length of the wakings, not their times.
 * @param height in pixels
 */
export function nightMarks(
  { stretches }: NightDrawing,
  schedule: NightDrawing['bed'],
  height: number,
): NightMark[] {
  const thicknessOf = ({ pixels, atMost }: typeof line) => Math.min(atMost, pixels / height);
  const thin = thicknessOf(line);
  const lines = [
    { top: 0, bottom: thin },
    { top: 1 - thin, bottom: 1 },
  ];
  const thick = thicknessOf(stripe);
  const middleHeight = { top: 0.5 - thick / 2, bottom: 0.5 + thick / 2 };
  const planned = schedule
    ? lines.map((place) => ({ kind: 'schedule', ...schedule, ...place }) as const)
    : [];
  const drawn = stretches.flatMap(({ kind, from, to, wakingMinutes = 0 }) => {
    if (kind === 'nap') return [];
    const middle = (from + to) / 2;
    const half = wakingMinutes / 2;
    const block = { kind, from, to, ...heights[kind] };
    if (wakingMinutes === 0) return [block];
    return [
      block,
      { kind: 'waking' as const, from: middle - half, to: middle + half, ...middleHeight },
    ];
  });
  return [...planned, ...drawn];
}

import type { NightDrawing, Stretch } from './night-drawing.ts';

type MarkKind = Exclude<Stretch['kind'], 'nap'> | 'waking' | 'schedule' | 'window';

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

const thicknessOf = ({ pixels, atMost }: typeof line, height: number) =>
  Math.min(atMost, pixels / height);

/** A schedule without a night is a pale window with a line around it. @param height in pixels */
export function windowMarks(schedule: NightDrawing['bed'], height: number): NightMark[] {
  if (schedule === null) return [];
  const inset = thicknessOf(line, height) / 2;
  return [{ kind: 'window', ...schedule, top: inset, bottom: 1 - inset }];
}

/**
 * The stripe in the middle of the sleep shows the length of the wakings, not their times.
 * @param height in pixels
 */
export function nightMarks(
  { stretches }: NightDrawing,
  schedule: NightDrawing['bed'],
  height: number,
): NightMark[] {
  const thin = thicknessOf(line, height);
  const lines = [
    { top: 0, bottom: thin },
    { top: 1 - thin, bottom: 1 },
  ];
  const thick = thicknessOf(stripe, height);
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

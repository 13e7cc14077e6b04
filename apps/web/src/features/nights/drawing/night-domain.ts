import type { NightDrawing, Stretch } from './night-drawing.ts';

/** In minutes after noon. */
export type BarDomain = {
  readonly from: number;
  readonly to: number;
};

const usualDomain: BarDomain = { from: 480, to: 1320 };
const hour = 60;

/** In minutes after noon. */
export const midnight = 720;

type Part = Pick<Stretch, 'from' | 'to'>;
type Drawings = readonly (NightDrawing | null)[];

const partsOf = (drawings: Drawings): Part[] =>
  drawings.flatMap((drawing) =>
    drawing
      ? [
          ...drawing.stretches.filter(({ kind }) => kind !== 'nap'),
          ...(drawing.bed ? [drawing.bed] : []),
        ]
      : [],
  );

function wholeHours(parts: readonly Part[]): BarDomain {
  const from = Math.min(...parts.map((part) => part.from));
  const to = Math.max(...parts.map((part) => part.to));
  return { from: Math.floor(from / hour) * hour, to: Math.ceil(to / hour) * hour };
}

/** From 20:00 to 10:00, longer when a night needs more. */
export const nightDomain = (drawings: Drawings): BarDomain =>
  wholeHours([usualDomain, ...partsOf(drawings)]);

/** The hours of these nights and midnight, so that the bars use the width. */
export function closeDomain(drawings: Drawings): BarDomain {
  const parts = partsOf(drawings);
  return parts.length === 0
    ? usualDomain
    : wholeHours([{ from: midnight, to: midnight }, ...parts]);
}

/** An hour more at each side than `closeDomain`, so that the labels of hours have room. */
export function roomyDomain(drawings: Drawings): BarDomain {
  const { from, to } = closeDomain(drawings);
  return { from: from - hour, to: to + hour };
}

const usualNapDomain: BarDomain = { from: -360, to: 600 };

/** From 6:00 to 22:00 of the day before, extended by whole hours when a nap needs more. */
export function napDomain(naps: readonly Part[]): BarDomain {
  return wholeHours([usualNapDomain, ...naps]);
}

const shortStripRem = 9;
const letterRem = 0.5;

/**
 * Minutes between two hour labels that must not touch. `letters`: length of « minuit » and the next
 * label together.
 */
export function shortHoursApart(span: number, letters: number): 360 | 720 {
  const wordsRem = ((letters + 2) / 2) * letterRem;
  return (shortStripRem * 360) / span > wordsRem ? 360 : 720;
}

import type { NightDrawing, Stretch } from './night-drawing.ts';

/** In minutes after noon. */
export type BarDomain = {
  readonly from: number;
  readonly to: number;
};

const usualDomain: BarDomain = { from: 480, to: 1320 };
const hour = 60;

/** From 20:00 to 10:00, longer when a night needs more. */
export function nightDomain(drawings: readonly (NightDrawing | null)[]): BarDomain {
  const parts: Pick<Stretch, 'from' | 'to'>[] = drawings.flatMap((drawing) =>
    drawing
      ? [
          ...drawing.stretches.filter(({ kind }) => kind !== 'nap'),
          ...(drawing.bed ? [drawing.bed] : []),
        ]
      : [],
  );
  const from = Math.min(usualDomain.from, ...parts.map((part) => part.from));
  const to = Math.max(usualDomain.to, ...parts.map((part) => part.to));
  return { from: Math.floor(from / hour) * hour, to: Math.ceil(to / hour) * hour };
}

const usualNapDomain: BarDomain = { from: -360, to: 600 };

/** From 6:00 to 22:00 of the day before, extended by whole hours when a nap needs more. */
export function napDomain(naps: readonly Pick<Stretch, 'from' | 'to'>[]): BarDomain {
  const from = Math.min(usualNapDomain.from, ...naps.map((nap) => nap.from));
  const to = Math.max(usualNapDomain.to, ...naps.map((nap) => nap.to));
  return { from: Math.floor(from / hour) * hour, to: Math.ceil(to / hour) * hour };
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

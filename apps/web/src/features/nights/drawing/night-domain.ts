import type { NightDrawing, Stretch } from './night-drawing.ts';

/** In minutes after noon. */
export type BarDomain = {
  readonly from: number;
  readonly to: number;
};

const usualDomain: BarDomain = { from: 480, to: 1320 };
const hour = 60;

/**
 * Hours to draw: 20:00 to 10:00, extended by whole hours when a night needs more. Naps are in
 * another drawing.
 */
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

const shortStripRem = 9;
const letterRem = 0.5;

/**
 * Minutes between two hours above a short strip, so that their words do not touch. `letters`: of
 * « minuit » and of the next hour together.
 */
export function shortHoursApart(span: number, letters: number): 360 | 720 {
  const wordsRem = ((letters + 2) / 2) * letterRem;
  return (shortStripRem * 360) / span > wordsRem ? 360 : 720;
}

import { NightBar } from '../drawing/night-bar.tsx';
import { drawNight } from '../drawing/night-drawing.ts';
import type { NightEntryState } from './entry-context.ts';
import { nightDraftOf } from './review-night.ts';

export default function NightDrawn({ form, place }: Pick<NightEntryState, 'form' | 'place'>) {
  const drawing = drawNight(place.date, nightDraftOf(form, place), place.timeZone);
  return drawing.bed || drawing.stretches.length > 0 ? <NightBar drawing={drawing} /> : null;
}

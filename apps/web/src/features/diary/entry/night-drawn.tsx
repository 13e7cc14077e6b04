import { NightBar } from '../night/night-bar.tsx';
import { drawNight } from '../night/night-drawing.ts';
import type { NightEntryState } from './entry-context.ts';
import { nightDraftOf } from './review-night.ts';

/** The night as it takes shape. */
export default function NightDrawn({ form, place }: Pick<NightEntryState, 'form' | 'place'>) {
  const drawing = drawNight(place.date, nightDraftOf(form, place), place.timeZone);
  return <NightBar drawing={drawing} />;
}

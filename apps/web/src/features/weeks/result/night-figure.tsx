import type { CompletedDay } from '../../diary/programme-data.ts';
import { NightLegend, NightPicture } from './night-picture.tsx';
import { drawNight } from '../../diary/night/night-drawing.ts';
import { NightText } from './night-text.tsx';

type NightFigureProps = {
  readonly day: CompletedDay;
  readonly timeZone: string;
};

/** A saved night, drawn, with the text that says the same. */
export function NightFigure({ day: { date, night, measures }, timeZone }: NightFigureProps) {
  return (
    <figure>
      <NightPicture drawing={drawNight(date, night, timeZone)} />
      <figcaption className="mt-2 space-y-3">
        <NightLegend hasNaps={night.naps.length > 0} />
        <NightText date={date} timeZone={timeZone} night={night} measures={measures} />
      </figcaption>
    </figure>
  );
}

import { Trans } from '@lingui/react/macro';
import { NightLegend, NightPicture } from './night-picture.tsx';
import { drawNight } from '../../diary/night/night-drawing.ts';
import { NightText } from './night-text.tsx';
import { useNightEntry } from '../../diary/entry/entry-context.ts';
import { nightDraftOf } from '../../diary/entry/review-night.ts';

/** The night that is being entered, as a drawing and as sentences, before it is saved. */
export function NightPreview() {
  const { form, place, review } = useNightEntry();
  const { date, timeZone } = place;
  const draft = nightDraftOf(form, place);
  const drawing = drawNight(date, draft, timeZone);
  return (
    <section aria-labelledby="night-preview" className="mb-8">
      <h2 id="night-preview" className="mb-3 text-lead">
        <Trans>Votre nuit, telle que vous la racontez</Trans>
      </h2>
      <NightPicture drawing={drawing} />
      <div className="mt-2 space-y-3">
        <NightLegend hasNaps={form.napsOpen} />
        {review.isSavable ? (
          <NightText
            date={date}
            timeZone={timeZone}
            night={review.entry}
            measures={review.measures}
          />
        ) : (
          <p className="text-ink-soft">
            <Trans>Le dessin se complète à mesure que vous répondez.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useDates } from '../../lib/dates.ts';
import { drawNight } from '../diary/night/night-drawing.ts';
import { isCompletedDay, type Programme, zoneOfDay } from '../diary/programme-data.ts';
import { lastNight } from '../diary/programme-nights.ts';
import { NightPicture } from '../weeks/result/night-picture.tsx';
import { NightText } from '../weeks/result/night-text.tsx';
import { SleepWords } from '../weeks/result/sleep-words.tsx';

/** What last night says, once it is noted: the sleep, the drawing, and the way to all of it. */
export default function MorningCard({ programme }: { programme: Programme }) {
  const dates = useDates();
  const day = lastNight(programme);
  if (!day || !isCompletedDay(day)) return null;
  const week = programme.weeks.find(({ number }) => number === day.week);
  return (
    <Card aria-labelledby="this-morning" className="mb-6">
      <h2 id="this-morning" className="text-small font-medium text-accent-ink">
        <Trans>Nuit du {dates.night(day.date)}</Trans>
      </h2>
      <div className="mt-1 mb-3">
        <SleepWords measures={day.measures} />
      </div>
      <NightPicture
        drawing={drawNight(day.date, day.night, zoneOfDay(day, programme))}
        night={day.night}
        schedule={week?.schedule ?? null}
        figures={
          <NightText
            date={day.date}
            timeZone={zoneOfDay(day, programme)}
            night={day.night}
            measures={day.measures}
          />
        }
      />
      <p className="mt-3">
        <Link to="diaryDay" params={{ date: day.date }}>
          <Trans>Revoir cette nuit</Trans>
        </Link>
      </p>
    </Card>
  );
}

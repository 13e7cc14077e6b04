import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useDates } from '../../lib/dates.ts';
import { NightBar } from '../diary/night/night-bar.tsx';
import { drawNight } from '../diary/night/night-drawing.ts';
import { useWords } from '../diary/night/use-words.ts';
import { isCompletedDay, type Programme, zoneOfDay } from '../diary/programme-data.ts';
import { lastNight } from '../diary/programme-nights.ts';

/** What last night says, once it is noted: the sleep, the drawing, and the way to all of it. */
export default function MorningCard({ programme }: { programme: Programme }) {
  const { duration } = useWords();
  const dates = useDates();
  const day = lastNight(programme);
  if (!day || !isCompletedDay(day)) return null;
  const asleep = duration(day.measures.totalSleepMinutes);
  return (
    <Card aria-labelledby="this-morning" className="mb-6">
      <p className="text-small font-medium text-accent-ink">
        <Trans>Nuit du {dates.night(day.date)}</Trans>
      </p>
      <h2 id="this-morning" className="mt-1 mb-3 text-title">
        {day.measures.totalSleepMinutes === 0 ? (
          <Trans>Une nuit sans sommeil</Trans>
        ) : (
          <Trans>{asleep} de sommeil</Trans>
        )}
      </h2>
      <NightBar drawing={drawNight(day.date, day.night, zoneOfDay(day, programme))} />
      <p className="mt-3">
        <Link to="diaryDay" params={{ date: day.date }}>
          <Trans>Revoir cette nuit</Trans>
        </Link>
      </p>
    </Card>
  );
}

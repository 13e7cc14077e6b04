import { measureNight } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useDates } from '../../lib/dates.ts';
import { useKeptNight } from '../../lib/device-nights.ts';
import { drawNight } from '../nights/drawing/night-drawing.ts';
import { isCorrected } from '../nights/is-corrected.ts';
import { isCompletedDay, type Programme, zoneOfDay } from '../../lib/programme-data.ts';
import { lastNight } from '../nights/programme-nights.ts';
import { NightCaution } from '../nights/result/night-caution.tsx';
import { NightPicture } from '../nights/result/night-picture.tsx';
import { NightText } from '../nights/result/night-text.tsx';
import { SleepWords } from '../nights/result/sleep-words.tsx';
import { plannedBed } from '../nights/drawing/planned-bed.ts';
import { NightState } from '../weeks/week/night-state.tsx';

export default function MorningCard({ programme }: { programme: Programme }) {
  const dates = useDates();
  const day = lastNight(programme);
  const kept = useKeptNight(programme.person.isConsulted ? undefined : day?.date);
  if (!day) return null;
  const night = kept?.night ?? day.night;
  if (!night) return null;
  const timeZone = zoneOfDay(day, programme);
  const isChanged = !kept && isCorrected(programme, day);
  const measures =
    kept || !isCompletedDay(day) ? measureNight(day.date, night, timeZone) : day.measures;
  return (
    <Card aria-labelledby="this-morning" className="mb-6">
      <h2 id="this-morning" className="text-small font-medium text-accent-ink">
        <Trans>Nuit du {dates.night(day.date)}</Trans>
      </h2>
      {(kept || isChanged) && (
        <p className="mt-1 text-small text-ink-soft">
          <NightState programme={programme} day={day} />
        </p>
      )}
      <div className="mt-1 mb-3">
        <SleepWords measures={measures} />
        <NightCaution programme={programme} date={day.date} measures={measures} />
      </div>
      <NightPicture
        drawing={drawNight(day.date, night, timeZone)}
        night={night}
        schedule={plannedBed(programme.weeks, day)}
        figures={
          <NightText date={day.date} timeZone={timeZone} night={night} measures={measures} />
        }
      />
      <p className="mt-3">
        <Link to="diaryDay" params={{ date: day.date }}>
          {isChanged ? <Trans>Reprendre ma correction</Trans> : <Trans>Revoir cette nuit</Trans>}
        </Link>
      </p>
    </Card>
  );
}

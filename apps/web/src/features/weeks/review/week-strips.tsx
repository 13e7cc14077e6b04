import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { NightBar } from '../../diary/night/night-bar.tsx';
import { nightDomain } from '../../diary/night/night-domain.ts';
import { drawNight } from '../../diary/night/night-drawing.ts';
import { useWords } from '../../diary/night/use-words.ts';
import { isCompletedDay, type Programme, zoneOfDay } from '../../diary/programme-data.ts';
import { daysOfWeek } from '../../diary/programme-nights.ts';
import { NightLegend } from '../result/night-picture.tsx';

type WeekStripsProps = {
  readonly programme: Programme;
  readonly week: number;
};

/** The seven nights of a week, one under the other; the minutes slept say the same in words. */
export function WeekStrips({ programme, week }: WeekStripsProps) {
  const dates = useDates();
  const { duration } = useWords();
  const days = daysOfWeek(programme, week).map((day) => ({
    day,
    drawing: isCompletedDay(day) ? drawNight(day.date, day.night, zoneOfDay(day, programme)) : null,
  }));
  const domain = nightDomain(days.map(({ drawing }) => drawing));
  return (
    <>
      <ul className="mb-3 space-y-1.5">
        {days.map(({ day, drawing }) => (
          <li
            key={day.id}
            className="grid grid-cols-[5.25rem_1fr_4.5rem] sm:grid-cols-[6.5rem_1fr_5rem] items-center gap-3"
          >
            <span className="text-small text-ink-soft">{dates.weekday(day.date)}</span>
            {drawing ? <NightBar drawing={drawing} domain={domain} /> : <span aria-hidden />}
            <span className="text-right text-small tabular-nums">
              {isCompletedDay(day) ? (
                duration(day.measures.totalSleepMinutes)
              ) : (
                <span className="text-ink-soft">
                  <Trans>non notée</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <NightLegend hasNaps={false} />
    </>
  );
}

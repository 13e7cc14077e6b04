import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { NightBar } from '../../nights/drawing/night-bar.tsx';
import { roomyDomain } from '../../nights/drawing/night-domain.ts';
import { drawNight } from '../../nights/drawing/night-drawing.ts';
import { plannedBed } from '../../nights/drawing/planned-bed.ts';
import { useWords } from '../../nights/use-words.ts';
import { isCompletedDay, type Programme, zoneOfDay } from '../../../lib/programme-data.ts';
import { daysOfWeek } from '../../nights/programme-nights.ts';
import { NightHours } from '../../nights/result/night-picture.tsx';
import { NightLegend } from '../../nights/result/night-legend.tsx';

type WeekStripsProps = {
  readonly programme: Programme;
  readonly week: number;
};

export function WeekStrips({ programme, week }: WeekStripsProps) {
  const dates = useDates();
  const { duration } = useWords();
  const days = daysOfWeek(programme, week).map((day) =>
    isCompletedDay(day)
      ? {
          day,
          drawing: drawNight(day.date, day.night, zoneOfDay(day, programme)),
          bed: plannedBed(programme.weeks, day),
        }
      : { day, drawing: null, bed: null },
  );
  const domain = roomyDomain(
    days.flatMap(({ drawing, bed }) => [drawing, bed && { stretches: [], bed }]),
  );
  return (
    <>
      <ul className="mb-3 space-y-1.5 sm:space-y-2.5">
        {days.map(({ day, drawing, bed }) => (
          <li key={day.id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="w-[6.25rem] flex-1 text-small sm:flex-none whitespace-nowrap text-ink-soft">
              {dates.weekday(day.date)}
            </span>
            {drawing && (
              <span className="min-w-0 flex-1 max-sm:order-1 max-sm:basis-full">
                <NightBar drawing={drawing} domain={domain} schedule={bed} />
              </span>
            )}
            <span className="ml-auto w-[5.25rem] text-right text-small whitespace-nowrap tabular-nums">
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
        {days.some(({ drawing }) => drawing !== null) && (
          <li aria-hidden className="flex gap-x-3">
            <span className="w-[6.25rem] max-sm:hidden" />
            <div className="min-w-0 flex-1">
              <NightHours domain={domain} />
            </div>
            <span className="w-[5.25rem] max-sm:hidden" />
          </li>
        )}
      </ul>
      <NightLegend hasNaps={false} hasSchedule={days.some(({ bed }) => bed !== null)} />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { NightBar } from '../../nights/drawing/night-bar.tsx';
import { type BarDomain, roomyDomain } from '../../nights/drawing/night-domain.ts';
import { drawNight } from '../../nights/drawing/night-drawing.ts';
import { plannedBed } from '../../nights/drawing/planned-bed.ts';
import { NightHours } from '../../nights/result/night-picture.tsx';
import { NightState } from './night-state.tsx';
import { useWords } from '../../nights/use-words.ts';
import {
  type DiaryDay,
  isCompletedDay,
  type Programme,
  zoneOfDay,
} from '../../../lib/programme-data.ts';

type NightListProps = {
  readonly programme: Programme;
  readonly days: readonly DiaryDay[];
};

export function NightList({ programme, days }: NightListProps) {
  const domain = roomyDomain(
    days.filter(isCompletedDay).flatMap((day) => {
      const bed = plannedBed(programme.weeks, day);
      return [
        drawNight(day.date, day.night, zoneOfDay(day, programme)),
        bed && { stretches: [], bed },
      ];
    }),
  );
  return (
    <>
      {days.some(isCompletedDay) && (
        <div aria-hidden>
          <NightHours domain={domain} />
        </div>
      )}
      <ul className="night-list divide-y divide-line">
        {days.map((day) => (
          <li key={day.id}>
            {day.status === 'upcoming' ? (
              <div className="block py-2 text-ink-soft">
                <NightRow programme={programme} day={day} domain={domain} />
              </div>
            ) : (
              <Link
                to="diaryDay"
                params={{ date: day.date }}
                bare
                className="group -mx-3 block rounded-control p-3 text-ink no-underline hover:bg-sunken"
              >
                <NightRow programme={programme} day={day} domain={domain} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type NightRowProps = {
  readonly programme: Programme;
  readonly day: DiaryDay;
  readonly domain: BarDomain;
};

function NightRow({ programme, day, domain }: NightRowProps) {
  const dates = useDates();
  const { percent } = useWords();
  const isDone = isCompletedDay(day);
  return (
    <>
      <span className="block leading-[1.4] decoration-accent decoration-2 underline-offset-[0.22em] group-hover:underline">
        <Trans>Nuit du {dates.night(day.date)}</Trans>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <NightState programme={programme} day={day} />
        {isDone && programme.person.isConsulted && (
          <span className="tabular-nums">
            <span className="sr-only">
              <Trans>efficacité</Trans>{' '}
            </span>
            {percent(day.measures.sleepEfficiencyPercent)}
          </span>
        )}
      </span>
      {isDone && (
        <span className="mt-1.5 block">
          <NightBar
            drawing={drawNight(day.date, day.night, zoneOfDay(day, programme))}
            domain={domain}
            schedule={plannedBed(programme.weeks, day)}
          />
        </span>
      )}
    </>
  );
}

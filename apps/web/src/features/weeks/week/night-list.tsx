import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { NightBar } from '../../nights/drawing/night-bar.tsx';
import { nightDomain } from '../../nights/drawing/night-domain.ts';
import { drawSchedule } from '../../nights/drawing/draw-schedule.ts';
import { drawNight } from '../../nights/drawing/night-drawing.ts';
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
  const domain = nightDomain(
    days.map((day) => day.night && drawNight(day.date, day.night, zoneOfDay(day, programme))),
  );
  const schedule = programme.weeks.find(({ number }) => number === days[0]?.week)?.schedule ?? null;
  const planned = schedule && drawSchedule(schedule.bedTime, schedule.wakeTime).bed;
  const hours = { domain, schedule: planned };
  return (
    <ul className="night-list divide-y divide-line">
      {days.map((day) => (
        <li key={day.id}>
          {day.status === 'upcoming' ? (
            <div className="block py-2 text-ink-soft">
              <NightRow programme={programme} day={day} hours={hours} />
            </div>
          ) : (
            <Link
              to="diaryDay"
              params={{ date: day.date }}
              bare
              className="group -mx-3 block rounded-control p-3 text-ink no-underline hover:bg-sunken"
            >
              <NightRow programme={programme} day={day} hours={hours} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

type NightRowProps = {
  readonly programme: Programme;
  readonly day: DiaryDay;
  readonly hours: Pick<ComponentProps<typeof NightBar>, 'domain' | 'schedule'>;
};

function NightRow({ programme, day, hours }: NightRowProps) {
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
            {...hours}
          />
        </span>
      )}
    </>
  );
}

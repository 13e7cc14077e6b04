import { addDays, type Schedule } from '@aube/api/rules';
import { schedule } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { NightBar } from '../../nights/drawing/night-bar.tsx';
import { nightDomain } from '../../nights/drawing/night-domain.ts';
import { NightHours } from '../../nights/result/night-picture.tsx';
import { useWords } from '../../nights/use-words.ts';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { scheduleBed } from '../../nights/drawing/planned-bed.ts';
import { ChosenBeforeWords } from './chosen-before-words.tsx';
import { isChosenBefore } from './chosen-before.ts';

type Hours = Pick<Schedule, 'bedTime' | 'wakeTime'>;

type ScheduleTimesProps = Hours & {
  readonly windowMinutes: number;
  /** Drawn above the schedule on the same scale. */
  readonly before?: Hours | null;
};

export function ScheduleTimes({ windowMinutes, before = null, ...hours }: ScheduleTimesProps) {
  const { clock, duration } = useWords();
  const text = useFieldText();
  return (
    <div className="print:break-inside-avoid">
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        <Figure name={text(schedule.fields.bedTime.label)}>{clock(hours.bedTime)}</Figure>
        <Figure name={text(schedule.fields.wakeTime.label)}>{clock(hours.wakeTime)}</Figure>
        <Figure name={<Trans>Fenêtre</Trans>}>{duration(windowMinutes)}</Figure>
      </dl>
      <WindowPicture hours={hours} before={before} />
    </div>
  );
}

const noNight = { stretches: [], bed: null };

function WindowPicture({ hours, before }: { hours: Hours; before: Hours | null }) {
  const bed = scheduleBed(hours);
  const bedBefore = before && scheduleBed(before);
  const domain = nightDomain([bed, bedBefore].map((each) => ({ stretches: [], bed: each })));
  return (
    <div aria-hidden className="mt-3 text-small text-ink-soft">
      {bedBefore && (
        <>
          <p>
            <Trans>Jusqu’ici</Trans>
          </p>
          <NightBar drawing={noNight} domain={domain} schedule={bedBefore} />
          <p className="mt-2">
            <Trans>Nouvel horaire</Trans>
          </p>
        </>
      )}
      <NightBar
        drawing={noNight}
        domain={domain}
        schedule={bed}
        size={bedBefore ? 'low' : 'tall'}
      />
      <NightHours domain={domain} />
    </div>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="text-lead font-bold tabular-nums">{children}</dd>
    </div>
  );
}

type ScheduleCardProps = {
  readonly programme: Pick<Programme, 'weeks'>;
  readonly week: DiaryWeek;
};

/** @decision D26 D27 */
export function ScheduleCard({ programme, week }: ScheduleCardProps) {
  const dates = useDates();
  const chosen = week.schedule;
  if (!chosen) return null;
  const before = programme.weeks.find(({ number }) => number === week.number - 1);
  const lastNight = dates.night(addDays(week.opensOn, 7));
  return (
    <div>
      <ScheduleTimes {...chosen} />
      <p className="mt-3 text-ink-soft">
        {chosen.isCarriedOver ? (
          <Trans>Cet horaire continue celui de la semaine précédente.</Trans>
        ) : week.availability === 'available' && chosen.chosenOn ? (
          <Trans>
            Choisi aujourd’hui. Vous pouvez le changer jusqu’à minuit ; ensuite il reste fixe
            jusqu’à la nuit du {lastNight}.
          </Trans>
        ) : (
          chosen.chosenOn && (
            <Trans>Choisi le {dates.day(chosen.chosenOn)}, pour toute la semaine.</Trans>
          )
        )}
      </p>
      {week.isCurrent && before && isChosenBefore(chosen, before) && (
        <p className="mt-3">
          <ChosenBeforeWords next={week} />
        </p>
      )}
    </div>
  );
}

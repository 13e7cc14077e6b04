import { addDays } from '@aube/api/rules';
import { schedule } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { NightPicture } from '../../nights/result/night-picture.tsx';
import { useWords } from '../../nights/use-words.ts';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { scheduleBed } from '../../nights/drawing/planned-bed.ts';
import { ChosenBefore } from './chosen-before-words.tsx';
import { chosenBefore } from './chosen-before.ts';

type ScheduleTimesProps = {
  readonly bedTime: number;
  readonly wakeTime: number;
  readonly windowMinutes: number;
};

const noNight = { stretches: [], bed: null };

export function ScheduleTimes({ bedTime, wakeTime, windowMinutes }: ScheduleTimesProps) {
  const { clock, duration } = useWords();
  const text = useFieldText();
  return (
    <div className="print:break-inside-avoid">
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        <Figure name={text(schedule.fields.bedTime.label)}>{clock(bedTime)}</Figure>
        <Figure name={text(schedule.fields.wakeTime.label)}>{clock(wakeTime)}</Figure>
        <Figure name={<Trans>Fenêtre</Trans>}>{duration(windowMinutes)}</Figure>
      </dl>
      <div className="mt-3">
        <NightPicture drawing={noNight} schedule={scheduleBed({ bedTime, wakeTime })} />
      </div>
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
      {before && chosenBefore(programme.weeks, before) !== null && (
        <p className="mt-3">
          <ChosenBefore next={week} />
        </p>
      )}
    </div>
  );
}

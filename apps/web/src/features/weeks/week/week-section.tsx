import { noScheduleNow } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/dates.ts';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { daysOfWeek } from '../../nights/programme-nights.ts';
import { hasScheduleAfter } from './has-schedule-after.ts';
import { NightList } from './night-list.tsx';
import { hoursToKeep } from '../../nights/hours/hours-to-keep.ts';
import { WeekFigures } from './week-figures.tsx';
import { WeekMessages } from './week-messages.tsx';

type WeekSectionProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
  readonly isReviewed?: boolean;
};

export function WeekSection({ programme, week, isReviewed = false }: WeekSectionProps) {
  const noSchedule = noScheduleNow(programme);
  return (
    <>
      {week.completedNights > 0 && (
        <div className="mb-4">
          <WeekFigures
            programme={programme}
            week={week}
            isLocked={noSchedule !== null && noSchedule !== 'notChosen'}
            hasNext={hasScheduleAfter(programme, week.number) && hoursToKeep(programme) === null}
          />
          {!isReviewed && <WeekMessages programme={programme} week={week} />}
        </div>
      )}
      <NightList programme={programme} days={daysOfWeek(programme, week.number)} />
    </>
  );
}

export function NightCount({ week }: { week: DiaryWeek }) {
  return (
    <span className="whitespace-nowrap">
      <Plural
        value={week.completedNights}
        _0="aucune nuit sur 7"
        one="# nuit sur 7"
        other="# nuits sur 7"
      />
    </span>
  );
}

export function WeekDates({ week }: { week: DiaryWeek }): ReactNode {
  const dates = useDates();
  const first = dates.day(week.dates[0] ?? week.opensOn);
  const last = dates.day(week.dates.at(-1) ?? week.opensOn);
  return (
    <Trans>
      Matins du {first} au {last}
    </Trans>
  );
}

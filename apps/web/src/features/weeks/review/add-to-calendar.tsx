import { addDays } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../nights/use-words.ts';
import type { DiaryWeek } from '../../../lib/programme-data.ts';

type AddToCalendarProps = {
  readonly week: DiaryWeek & { schedule: NonNullable<DiaryWeek['schedule']> };
  readonly today: string;
};

/** The remaining nights of a week's schedule, as a calendar file. @decision D68 */
export function AddToCalendar({ week, today }: AddToCalendarProps) {
  const { t } = useLingui();
  const { clock } = useWords();
  const [hasFailed, setFailed] = useState(false);
  const { schedule, number } = week;
  const bedTime = clock(schedule.bedTime);
  const wakeTime = clock(schedule.wakeTime);
  const save = async () => {
    setFailed(false);
    try {
      const { scheduleCalendar } = await import('./schedule-calendar.ts');
      const text = scheduleCalendar({
        schedule,
        fromOn: today > week.opensOn ? today : week.opensOn,
        toOn: addDays(week.opensOn, 6),
        id: `semaine-${week.id}@${location.hostname}`,
        version: week.version,
        title: t`Au lit`,
        description: t`Lumières éteintes à ${bedTime}, lever à ${wakeTime}.`,
        now: new Date(),
      });
      saveFile(`${t`horaire-semaine-${number}`}.ics`, new Blob([text], { type: 'text/calendar' }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <div>
      <Button kind="secondary" onClick={() => void save()}>
        <CalendarPlus aria-hidden className="size-5" />
        <Trans>Ajouter à mon agenda</Trans>
      </Button>
      <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {hasFailed && (
          <Trans>Le fichier n’a pas pu être préparé. Réessayez quand la connexion revient.</Trans>
        )}
      </p>
    </div>
  );
}

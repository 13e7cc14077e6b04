import { addDays, suspensionNow } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Programme, DiaryWeek } from '../../../lib/programme-data.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useWords } from '../../nights/use-words.ts';
import { ScheduleCard, ScheduleTimes } from '../schedule/schedule-card.tsx';
import { ScheduleStop } from '../schedule/schedule-stop.tsx';
import { ScheduleUnavailable } from '../schedule/schedule-unavailable.tsx';
import type { ShownReview } from './review-steps.ts';
import { TipTitle } from './tip-title.tsx';
import { isWindowOpen } from '../../nights/waiting-review.ts';

type AddToCalendarProps = {
  readonly week: DiaryWeek & { schedule: NonNullable<DiaryWeek['schedule']> };
  readonly today: string;
  readonly timeZone: string;
};

/** @decision D68 */
function AddToCalendar({ week, today, timeZone }: AddToCalendarProps) {
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
        timeZone,
        id: `semaine-${week.id}@${location.hostname}`,
        version: week.version,
        title: t`Au lit`,
        description: t`Coucher à ${bedTime}, lever à ${wakeTime}.`,
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

type ReviewEndProps = {
  readonly programme: Programme;
  readonly shown: ShownReview;
  readonly onAgain: () => void;
  readonly onChoose: () => void;
};

export function ReviewEnd({ programme, shown, onAgain, onChoose }: ReviewEndProps) {
  const { next, week, review } = shown;
  const present = programme.weeks.at(-1) ?? week;
  const schedule = next?.schedule ?? null;
  return (
    <div className="space-y-6">
      {suspensionNow(programme) !== null && (
        <ScheduleUnavailable programme={programme} week={present} />
      )}
      {next !== null && isWindowOpen(next) && (
        <div>
          <p className="font-medium">
            <Trans>Vous n’avez pas encore choisi d’horaire pour cette semaine.</Trans>
          </p>
          {schedule && (
            <>
              <p className="mt-1 mb-3">
                <Trans>D’ici là, gardez les heures de la semaine précédente :</Trans>
              </p>
              <ScheduleTimes {...schedule} />
            </>
          )}
          {shown.steps.includes('window') && (
            <Button kind="secondary" className="mt-4" onClick={onChoose}>
              <Trans>Choisir mon horaire</Trans>
            </Button>
          )}
        </div>
      )}
      {next && schedule && !isWindowOpen(next) && (
        <div>
          <ScheduleCard programme={programme} week={next} />
          <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
            {next.availability === 'available' && shown.steps.includes('window') && (
              <Button kind="secondary" onClick={onChoose}>
                <Trans>Changer cet horaire</Trans>
              </Button>
            )}
            <AddToCalendar
              week={{ ...next, schedule }}
              today={programme.today}
              timeZone={programme.person.timeZone}
            />
          </div>
        </div>
      )}
      {next && <ScheduleStop programme={programme} week={next} />}
      {week.intention && review.intentions.includes(week.intention) && (
        <div>
          <p className="text-small text-ink-soft">
            <Trans>Mon essai de la semaine</Trans>
          </p>
          <p className="font-medium">
            <TipTitle code={week.intention} />
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link to="programme" className="inline-flex min-h-11 items-center">
          <Trans>Retour à mon programme</Trans>
        </Link>
        <Button kind="quiet" onClick={onAgain}>
          <Trans>Revoir ma semaine</Trans>
        </Button>
      </div>
    </div>
  );
}

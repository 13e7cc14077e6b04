import { diaryRules } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { questionnairePages } from '../../../routes.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { dueDays } from '../../nights/programme-nights.ts';
import { useWords } from '../../nights/use-words.ts';
import { focusSchedule } from './focus-schedule.ts';
import { LockedSchedule } from './locked-schedule.tsx';
import { NoticeToRead } from './notice-to-read.tsx';
import { shownReason } from './schedule-reason.ts';
import { Tonight } from '../../nights/tonight.tsx';
import { ContactToCall } from '../../site/contact-to-call.tsx';

type SleepinessCorrectionProps = {
  readonly week: DiaryWeek;
  readonly isConsulted: boolean;
};

/** @decision D69 */
function SleepinessCorrection({ week, isConsulted }: SleepinessCorrectionProps) {
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = trpc.diary.answerWeeklyCheck.useMutation({
    onSuccess: async () => {
      void utils.questionnaires.listFlags.invalidate();
      await utils.programme.overview.invalidate();
      focusSchedule();
    },
  });
  if (!week.isSleepinessCorrectable || isConsulted) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p>
        <Trans>
          Vous avez coché la somnolence par erreur ? Vous pouvez corriger aujourd’hui. L’équipe
          verra la correction.
        </Trans>
      </p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
      <Button
        kind="secondary"
        className="mt-3"
        busy={isPending}
        onClick={() => mutate({ weekId: week.id, answers: ['none'] })}
      >
        <Trans>Corriger : rien de cela</Trans>
      </Button>
    </div>
  );
}

type SleepyAtWheelProps = {
  readonly wakeTime: number | null;
};

/** @decision D33 D69 */
function SleepyAtWheel({ wakeTime }: SleepyAtWheelProps) {
  return (
    <Banner kind="attention" title={<Trans>Votre sécurité passe d’abord</Trans>}>
      <p className="mt-1">
        <Trans>
          Merci de l’avoir dit. Ne conduisez pas quand vous avez sommeil, et dormez plus longtemps
          si vous en avez besoin.
        </Trans>
      </p>
      <Tonight wakeTime={wakeTime} />
      <p className="mt-4">
        {wakeTime === null ? (
          <Trans>
            Aucun horaire ne sera proposé avant que l’équipe en ait parlé avec vous, ou que vous
            ayez coché « Rien de cela » deux autres semaines.
          </Trans>
        ) : (
          <Trans>
            Votre horaire est suspendu jusqu’à ce que l’équipe en ait parlé avec vous, ou que vous
            ayez coché « Rien de cela » deux autres semaines.
          </Trans>
        )}{' '}
        <Trans>L’équipe est avertie, mais ne le voit pas toujours tout de suite.</Trans>
      </p>
    </Banner>
  );
}

type ScheduleUnavailableProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

/** @decision D27 D33 D36 D37 D69 */
export function ScheduleUnavailable({ programme, week }: ScheduleUnavailableProps) {
  return (
    <>
      <Reason programme={programme} week={week} />
      <SleepinessCorrection week={week} isConsulted={programme.person.isConsulted} />
    </>
  );
}

function Reason({ programme, week }: ScheduleUnavailableProps) {
  const dates = useDates();
  switch (shownReason(programme, week)) {
    case 'available':
      return null;
    case 'abandoned':
      return <Trans>Le programme est arrêté : aucun nouvel horaire n’est proposé.</Trans>;
    case 'firstWeek':
      if (!week.isCurrent) return <ObservedWeek week={week} />;
      if (week.kind !== 'programme') return <MeasuringWeek week={week} />;
      return (
        <p>
          <Trans>
            La première semaine sert à observer : dormez comme d’habitude et notez vos nuits. Votre
            horaire se calculera à partir d’elles, dès la semaine 2.
          </Trans>
        </p>
      );
    case 'notYetOpen':
      return (
        <Trans>L’horaire de cette semaine se choisit à partir du {dates.day(week.opensOn)}.</Trans>
      );
    case 'questionnaireDue':
      return (
        <>
          <span>
            <Trans>Un questionnaire vous attend avant l’horaire de la semaine.</Trans>
          </span>{' '}
          {programme.dueQuestionnaire && (
            <Link to={questionnairePages[programme.dueQuestionnaire]}>
              <Trans>Répondre au questionnaire</Trans>
            </Link>
          )}
        </>
      );
    case 'safety':
      return <LockedSchedule wakeTime={week.suspendedWakeTime} />;
    case 'safetyNotice':
      return <NoticeToRead programme={programme} week={week} />;
    case 'sleepiness':
      return week.suspension !== null ? (
        <SleepyAtWheel wakeTime={week.suspendedWakeTime} />
      ) : (
        <Trans>Le choix d’un horaire était suspendu cette semaine-là, pour votre sécurité.</Trans>
      );
    case 'stopped': {
      // In the current week, `ScheduleStop` already shows that the schedule was stopped.
      const isPast = programme.weeks.at(-1)?.id !== week.id;
      return isPast && week.stopped ? (
        <Trans>
          Le {dates.day(week.stopped.on)}, vous avez arrêté l’horaire et repris vos heures d’avant.
        </Trans>
      ) : null;
    }
    case 'frozen':
      return week.schedule ? null : <Trans>Aucun horaire n’a été choisi pour cette semaine.</Trans>;
    case 'missingNights':
      return <MissingNights programme={programme} week={week} />;
    case 'veryLongSleep':
      return <VeryLongSleep />;
  }
}

function ObservedWeek({ week: { schedule } }: { readonly week: DiaryWeek }) {
  return (
    <p>
      {schedule === null ? (
        <Trans>Aucun horaire n’était proposé cette semaine-là : elle servait à observer.</Trans>
      ) : (
        <Trans>Cette semaine-là servait à faire le point : l’horaire ne changeait pas.</Trans>
      )}
    </p>
  );
}

/** @decision D86 */
function MeasuringWeek({ week: { kind, schedule } }: { readonly week: DiaryWeek }) {
  if (kind === 'return') {
    return (
      <p>
        <Trans>
          Cette semaine sert à observer : dormez comme d’habitude et notez vos nuits. Votre horaire
          se calculera à partir d’elles, la semaine prochaine.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      {schedule === null ? (
        <Trans>Cette semaine sert à faire le point : dormez comme d’habitude.</Trans>
      ) : (
        <Trans>Cette semaine sert à faire le point : gardez vos heures, et notez vos nuits.</Trans>
      )}
    </p>
  );
}

/** @decision D80 */
function VeryLongSleep() {
  const { duration } = useWords();
  const from = duration(diaryRules.veryLongSleepFromMinutes);
  return (
    <Banner kind="info" title={<Trans>Vos nuits sont longues</Trans>}>
      <p className="mt-1">
        <Trans>
          La semaine dernière, vous avez dormi {from} ou plus par nuit, en moyenne. Ce programme
          vise l’insomnie : un horaire plus court ne vous est donc pas proposé. Parlez de votre
          fatigue à votre médecin, car elle peut avoir une autre cause.
        </Trans>
      </p>
      <p className="mt-3">
        <ContactToCall />
      </p>
      <p className="mt-3">
        <Trans>
          Le reste du programme continue. Notez encore vos nuits : si elles deviennent plus courtes,
          un horaire vous sera proposé.
        </Trans>
      </p>
    </Banner>
  );
}

function MissingNights({ programme, week }: ScheduleUnavailableProps) {
  const dates = useDates();
  const previousNumber = week.number - 1;
  const previous = programme.weeks.find(({ number }) => number === previousNumber);
  const nights = previous?.completedNights ?? 0;
  const needed = diaryRules.completeMinimumNights;
  const open = dueDays(programme).filter((day) => day.week === previousNumber);
  const canReach = nights + open.length >= needed;
  return (
    <>
      <p>
        <Plural
          value={nights}
          _0={`L’horaire se calcule sur au moins ${needed} nuits, et la semaine ${previousNumber} n’en a aucune.`}
          one={`L’horaire se calcule sur au moins ${needed} nuits, et la semaine ${previousNumber} en a une.`}
          other={`L’horaire se calcule sur au moins ${needed} nuits, et la semaine ${previousNumber} en a #.`}
        />{' '}
        {canReach ? (
          <Trans>Celles qui sont encore ouvertes peuvent suffire :</Trans>
        ) : (
          <Trans>Rien n’est perdu : notez les nuits de cette semaine-ci.</Trans>
        )}
      </p>
      {canReach && (
        <ul className="mt-1">
          {open.map((day) => (
            <li key={day.id}>
              <Link to="diaryDay" params={{ date: day.date }} className="inline-block py-2">
                <Trans>Nuit du {dates.night(day.date)}</Trans>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { diaryRules } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { questionnairePages } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { dueDays } from '../../nights/programme-nights.ts';
import { LockedSchedule } from './locked-schedule.tsx';
import { SleepinessCorrection } from './sleepiness-correction.tsx';
import { SleepyAtWheel } from './sleepy-at-wheel.tsx';
import { shownReason } from './schedule-reason.ts';

type ScheduleUnavailableProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

/**
 * Says why no schedule can be chosen now, and what opens it; then, for any reason, offers to
 * correct a mistaken « oui » on today's sleepiness.
 * @decision D27 D33 D36 D37 D69
 */
export function ScheduleUnavailable({ programme, week }: ScheduleUnavailableProps) {
  return (
    <>
      <Reason programme={programme} week={week} />
      <SleepinessCorrection week={week} isConsulted={programme.person.isConsulted} />
    </>
  );
}

/** Words for every reason. */
function Reason({ programme, week }: ScheduleUnavailableProps) {
  const dates = useDates();
  switch (shownReason(programme, week)) {
    case 'available':
      return null;
    case 'abandoned':
      return <Trans>Le programme est arrêté : aucun nouvel horaire n’est proposé.</Trans>;
    case 'firstWeek':
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
          <Trans>Un questionnaire vous attend avant l’horaire de la semaine.</Trans>{' '}
          {programme.dueQuestionnaire && (
            <Link to={questionnairePages[programme.dueQuestionnaire]}>
              <Trans>Répondre au questionnaire</Trans>
            </Link>
          )}
        </>
      );
    case 'safety':
      return <LockedSchedule wakeTime={week.suspendedWakeTime} />;
    case 'sleepiness':
      return week.isCurrent ? (
        <SleepyAtWheel wakeTime={week.suspendedWakeTime} />
      ) : (
        <Trans>Le choix d’un horaire était suspendu cette semaine-là, pour votre sécurité.</Trans>
      );
    case 'frozen':
      return week.schedule ? null : <Trans>Aucun horaire n’a été choisi pour cette semaine.</Trans>;
    case 'missingNights':
      return <MissingNights programme={programme} week={week} />;
  }
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
          <Trans>Rien n’est perdu : remplissez les nuits de cette semaine-ci.</Trans>
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

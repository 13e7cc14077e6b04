import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DiaryWeek } from '../../lib/programme-data.ts';
import { Link } from '../../ui/link.tsx';
import { isClosedByQuestionnaire } from '../nights/closed-by-questionnaire.ts';
import { useWords } from '../nights/use-words.ts';
import { hoursToKeep } from '../nights/hours/hours-to-keep.ts';
import { HoursToKeepWords } from '../nights/hours/hours-to-keep-words.tsx';
import { LastWeekWords } from '../nights/hours/last-week-words.tsx';
import { HoursOfWeek } from '../nights/hours/hours-of-week.tsx';
import { ScheduleStop } from '../weeks/schedule/schedule-stop.tsx';
import { scheduleStanding } from '../nights/hours/schedule-standing.ts';
import { NightDots } from './night-dots.tsx';
import type { Overview } from '../../lib/use-overview.ts';

export function ThisWeek({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const week = overview.weeks.find((each) => each.isCurrent);
  if (!week) return <OutsideWeeks overview={overview} />;
  const days = overview.days.filter((day) => day.week === week.number);
  const filledIn = days.filter(({ status }) => status === 'completed').length;
  const isFirstDay = days.every(({ date }) => date > overview.today);
  const toCome = isFirstDay
    ? t`La première nuit de la semaine se note demain matin`
    : t`Aucune nuit notée sur 7 pour l’instant`;
  const none = overview.abandonment ? '' : toCome;
  const isClosed = isClosedByQuestionnaire(overview);
  const { isConsulted } = overview.person;
  return (
    <section className="mt-10">
      <h2 className="text-lead">
        <Trans>Semaine {week.number}</Trans>
      </h2>
      <p className="mt-1 text-ink-soft empty:hidden">
        <Plural value={filledIn} _0={none} one="# nuit notée sur 7" other="# nuits notées sur 7" />
      </p>
      <NightDots overview={overview} days={days} isClosed={isClosed} />
      {isConsulted ? (
        <ScheduleOfPerson standing={scheduleStanding(overview)} schedule={week.schedule} />
      ) : (
        week.schedule &&
        hoursToKeep(overview) === null && (
          <p className="mt-6">
            <HoursOfWeek week={week} />
          </p>
        )
      )}
      <LastWeekWords programme={overview} week={week} />
      <ScheduleStop programme={overview} week={week} />
      {!isClosed && (
        <p className="mt-4">
          <Link
            to="week"
            params={{ week: week.number }}
            className="inline-flex min-h-11 items-center"
          >
            {hoursToKeep(overview) === null ? (
              <Trans>Voir la semaine et l’horaire</Trans>
            ) : (
              <Trans>Voir la semaine</Trans>
            )}
          </Link>
        </p>
      )}
    </section>
  );
}

function OutsideWeeks({ overview }: { overview: Overview }) {
  const last = overview.weeks.at(-1);
  if (!last || hoursToKeep(overview)?.state !== 'ended' || overview.person.isConsulted) return null;
  // On the day of the stop, `ScheduleStop` already says what to do tonight.
  const isStoppedToday = last.availability === 'stopped' && last.stopped?.canUndo === true;
  return (
    <section aria-labelledby="hours" className="mt-10">
      <h2 id="hours" className="text-lead">
        <Trans>Vos heures</Trans>
      </h2>
      {!isStoppedToday && (
        <p className="mt-1">
          <HoursToKeepWords programme={overview} />
        </p>
      )}
      {(isStoppedToday || last.schedule) && <ScheduleStop programme={overview} week={last} />}
    </section>
  );
}

type ScheduleOfPersonProps = {
  readonly standing: ReturnType<typeof scheduleStanding>;
  readonly schedule: DiaryWeek['schedule'];
};

function ScheduleOfPerson({ standing, schedule }: ScheduleOfPersonProps) {
  const { clock } = useWords();
  const bedTime = schedule && clock(schedule.bedTime);
  const wakeTime = schedule && clock(schedule.wakeTime);
  return (
    <p className="mt-6 empty:hidden">
      {standing === 'suspended' ? (
        <Trans>L’horaire est suspendu, pour la sécurité de la personne.</Trans>
      ) : standing === 'withheld' ? (
        <Trans>Aucun horaire n’est proposé pour l’instant, pour la sécurité de la personne.</Trans>
      ) : standing === 'noticeToRead' ? (
        <Trans>L’horaire revient dès que la personne aura lu l’avis de sécurité.</Trans>
      ) : standing === 'noticeAlone' ? (
        <Trans>La personne n’a pas encore lu l’avis de sécurité.</Trans>
      ) : (
        bedTime !== null && (
          <Trans>
            Coucher à {bedTime}, lever à {wakeTime} : c’est l’horaire en vigueur.
          </Trans>
        )
      )}
    </p>
  );
}

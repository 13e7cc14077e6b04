import { type CourseStep, type GateQuestionnaire, isDiaryOver, pauseOn } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import { BookOpen, Moon, NotebookPen } from 'lucide-react';
import { Suspense } from 'react';
import { useConsultedId } from '../../lib/consulting.ts';
import { useDates } from '../../lib/dates.ts';
import { lazyAhead } from '../../lib/lazy-ahead.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSession } from '../../lib/session.ts';
import type { Overview } from '../../lib/use-overview.ts';
import { questionnairePages } from '../../routes.ts';
import { trpc } from '../../trpc.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepLink } from '../course/step-link.tsx';
import { scheduleStanding } from '../nights/hours/schedule-standing.ts';
import { activitiesOf, oldestWaitingNightUntil } from './activities.ts';
import { CourseStepName } from './course-step.tsx';
import { NightsAfter } from './nights-after.tsx';
import { QuestionnaireName } from './questionnaire-name.tsx';
import { ScheduleReady } from './schedule-ready.tsx';
import { Step } from '../../ui/step.tsx';

/**
 * Null while unknown. `userId` keeps this query apart from the query of the questionnaire's page.
 */
function useKeptAnswers(code: GateQuestionnaire): number | null {
  const session = useSession();
  const isOwn = useConsultedId() === null && session.status === 'member';
  const { data, error } = trpc.questionnaires.findAnswers.useQuery(
    { code, ...(isOwn && { userId: session.account.userId }) },
    { enabled: isOwn, staleTime: 0 },
  );
  if (!isOwn || error) return 0;
  if (data === undefined) return null;
  const answers = data?.status === 'draft' ? Object.values(data.answers) : [];
  return answers.filter((answer) => answer !== '' && !(Array.isArray(answer) && !answer.length))
    .length;
}

const LeftStep = lazyPart(() => import('./left-step.tsx'));
/** Appears together with the page, so that nothing moves. Leads to the week when its code is away. */
const { Component: ScheduleStep } = lazyAhead(
  () => import('./schedule-step.tsx'),
  () => Promise.resolve({ default: ScheduleReady }),
);
const NothingDue = lazyPart(() => import('./nothing-due.tsx'));

type NextStepProps = {
  readonly overview: Overview;
  readonly isNightShown?: boolean;
};

/** @source specification §4 */
export function NextStep({ overview, isNightShown = false }: NextStepProps) {
  const [first] = activitiesOf(overview);
  if (isNightShown && first?.kind === 'night') return null;
  if (overview.abandonment) {
    return (
      <Suspense fallback={<Skeleton lines={5} />}>
        <LeftStep overview={overview} />
      </Suspense>
    );
  }
  // During a pause, only a due questionnaire or an open night is shown.
  const isPaused = pauseOn(overview.pauses, overview.today) !== null;
  if (isPaused && first?.kind !== 'questionnaire' && first?.kind !== 'night') return null;
  switch (first?.kind) {
    case 'questionnaire':
      return <DueQuestionnaire id={first.id} overview={overview} />;
    case 'night':
      return <DueNight date={first.date} overview={overview} />;
    case 'schedule':
      return <ScheduleStep overview={overview} week={first.week} />;
    case 'course':
      return <CourseToContinue step={first.step} isOver={isDiaryOver(overview)} />;
    case undefined:
      return (
        <Suspense fallback={<Skeleton lines={5} />}>
          <NothingDue overview={overview} />
        </Suspense>
      );
  }
}

function DueNight({ date, overview }: { date: string; overview: Overview }) {
  const dates = useDates();
  const isToday = date === overview.today;
  const night = dates.night(date);
  const isPaused = pauseOn(overview.pauses, overview.today) !== null;
  const isCheckWeek = overview.weeks.some(({ isCurrent, kind }) => isCurrent && kind === 'check');
  return (
    <Step
      icon={Moon}
      label={
        isToday ? (
          <Trans>Ce matin</Trans>
        ) : isPaused ? (
          <Trans>Avant la pause</Trans>
        ) : (
          <Trans>À compléter</Trans>
        )
      }
      title={<Trans>Nuit du {night}</Trans>}
      reason={
        scheduleStanding(overview) !== 'free' || isCheckWeek ? (
          <Trans>
            Notez-la même si elle a été mauvaise : votre semaine se mesure sur toutes vos nuits.
          </Trans>
        ) : (
          <Trans>
            Notez-la même si elle a été mauvaise : votre horaire se calcule sur toutes vos nuits.
          </Trans>
        )
      }
      action={
        <Link to="diaryDay" params={{ date }} bare className={buttonClass('primary')}>
          <Trans>Noter cette nuit</Trans>
        </Link>
      }
    />
  );
}

function DueQuestionnaire({ id, overview }: { id: GateQuestionnaire; overview: Overview }) {
  const keptAnswers = useKeptAnswers(id);
  const { questions, minutes } = overview.dueLength ?? { questions: 0, minutes: 0 };
  if (keptAnswers === null) return <Skeleton lines={5} />;
  return (
    <Step
      icon={NotebookPen}
      label={<Trans>À compléter</Trans>}
      title={<QuestionnaireName id={id} />}
      reason={
        keptAnswers > 0 ? (
          <>
            <Plural
              value={keptAnswers}
              one="Une réponse est déjà gardée. Vous reprenez où vous en étiez."
              other="# réponses sont déjà gardées. Vous reprenez où vous en étiez."
            />{' '}
            <NightsAfter overview={overview} />
          </>
        ) : id === 'S0' ? (
          <Trans>
            Comptez environ {minutes} minutes pour {questions} questions. Il ouvre le programme :
            votre première semaine commence dès qu’il est envoyé.
          </Trans>
        ) : (
          <>
            <Trans>Il mesure ce qui a changé. Dès qu’il est envoyé, les modules se rouvrent.</Trans>{' '}
            <NightsAfter overview={overview} />
          </>
        )
      }
      action={
        <span className="flex flex-wrap gap-3">
          <Link to={questionnairePages[id]} bare className={buttonClass('primary')}>
            <Trans>Ouvrir le questionnaire</Trans>
          </Link>
          {oldestWaitingNightUntil(overview) !== null && (
            <Link
              to={questionnairePages[id]}
              hash="nights-first"
              bare
              className={buttonClass('secondary')}
            >
              <Trans>Noter mes nuits</Trans>
            </Link>
          )}
        </span>
      }
    />
  );
}

type CourseToContinueProps = {
  readonly step: CourseStep;
  readonly isOver: boolean;
};

function CourseToContinue({ step, isOver }: CourseToContinueProps) {
  return (
    <Step
      icon={BookOpen}
      label={<Trans>Module {step.moduleNumber}</Trans>}
      title={<CourseStepName step={step} />}
      reason={
        <Trans>Quelques minutes, quand vous voulez. Vous pouvez vous arrêter en chemin.</Trans>
      }
      action={
        <StepLink step={step} className={buttonClass(isOver ? 'secondary' : 'primary')}>
          {step.kind === 'video' ? (
            <Trans>Voir le module en images</Trans>
          ) : (
            <Trans>Lire ce chapitre</Trans>
          )}
        </StepLink>
      }
    />
  );
}

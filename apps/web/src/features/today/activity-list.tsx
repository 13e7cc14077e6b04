import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDates } from '../../lib/dates.ts';
import { questionnairePages } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { RowWords } from '../../ui/row-words.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { activitiesOf, type Activity } from './activities.ts';
import { useRunningNight } from '../nights/use-running-night.ts';
import { reviewBefore } from '../weeks/review/review-before.ts';
import { StepLink } from '../course/step-link.tsx';
import { CourseStepName } from './course-step.tsx';
import { NextNight } from './next-night.tsx';
import { NightsAfter } from './nights-after.tsx';
import { QuestionnaireName } from './questionnaire-name.tsx';
import { useUndoableUntil } from './use-undoable-until.ts';
import type { Overview } from '../../lib/use-overview.ts';

export function ActivityList({ overview }: { overview: Overview }) {
  const running = useRunningNight(overview);
  if (overview.abandonment) return <NothingAsked overview={overview} />;
  const activities = activitiesOf(overview);
  const current = overview.weeks.find(({ isCurrent }) => isCurrent);
  const closed = current ? reviewBefore(overview, current) : null;
  if (activities.length === 0) {
    return (
      <EmptyState title={<Trans>Rien à faire aujourd’hui</Trans>}>
        <NextNight overview={overview} />
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="border-b border-line">
        {activities.map((activity) => (
          <li key={JSON.stringify(activity)} className="border-t border-line">
            <ActivityRow
              activity={activity}
              today={overview.today}
              running={running}
              closed={closed}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft empty:hidden">
        <NightsAfter overview={overview} />
      </p>
    </>
  );
}

/** @decision D36 programme#leaving */
function NothingAsked({ overview }: { overview: Overview }) {
  const undoableUntil = useUndoableUntil(overview);
  return (
    <EmptyState
      title={
        overview.person.isConsulted ? (
          <Trans>Cette personne n’est plus dans le programme</Trans>
        ) : overview.abandonment?.isByStaff ? (
          <Trans>Votre participation au programme a pris fin</Trans>
        ) : (
          <Trans>Vous avez quitté le programme</Trans>
        )
      }
    >
      {!overview.person.isConsulted && (
        <p>
          <Trans>Rien ne vous est demandé. Vous pouvez toujours lire ce que vous avez noté.</Trans>
        </p>
      )}
      {undoableUntil && (
        <p className="mt-2">
          <Trans>
            Jusqu’au {undoableUntil}, vous pouvez{' '}
            <Link to="abandonment">reprendre le programme</Link>, et noter encore vos nuits dans le{' '}
            <Link to="diary">journal</Link>.
          </Trans>
        </p>
      )}
    </EmptyState>
  );
}

type ActivityRowProps = {
  readonly activity: Activity;
  readonly today: string;
  readonly running: string | null;
  /** Week whose review waits. It offers the schedule. */
  readonly closed: number | null;
};

function ActivityRow({ activity, today, running, closed }: ActivityRowProps) {
  const dates = useDates();
  switch (activity.kind) {
    case 'questionnaire':
      return (
        <Link to={questionnairePages[activity.id]} bare className="activity">
          <RowText reason={<Trans>Répondez-y avant de continuer le programme.</Trans>}>
            <QuestionnaireName id={activity.id} />
          </RowText>
        </Link>
      );
    case 'night': {
      const night = dates.night(activity.date, 'short');
      const lastDay = dates.day(activity.lastEditableOn);
      return (
        <Link to="diaryDay" params={{ date: activity.date }} bare className="activity">
          <RowText
            isToCome={activity.date === running}
            reason={
              activity.date === running ? (
                <Trans>Notez-la après votre lever. Une minute suffit.</Trans>
              ) : activity.lastEditableOn === today ? (
                <Trans>Dernier jour pour la noter.</Trans>
              ) : (
                <Trans>Ouverte jusqu’au {lastDay}.</Trans>
              )
            }
          >
            <Trans>Nuit du {night}</Trans>
          </RowText>
        </Link>
      );
    }
    case 'schedule': {
      const { week } = activity;
      if (closed !== null) {
        return (
          <Link to="week" params={{ week: closed }} bare className="activity">
            <RowText reason={<Trans>Quelques étapes courtes, environ trois minutes.</Trans>}>
              <Trans>Faire le bilan de la semaine {closed}</Trans>
            </RowText>
          </Link>
        );
      }
      return (
        <Link to="week" params={{ week }} bare className="activity">
          <RowText reason={<Trans>Il vient de vos nuits de la semaine dernière.</Trans>}>
            <Trans>Choisir l’horaire de la semaine {week}</Trans>
          </RowText>
        </Link>
      );
    }
    case 'course': {
      const { step } = activity;
      return (
        <StepLink step={step} className="activity">
          <RowText reason={<CourseStepName step={step} />}>
            <Trans>Continuer le module {step.moduleNumber}</Trans>
          </RowText>
        </StepLink>
      );
    }
  }
}

type RowTextProps = {
  readonly reason: ReactNode;
  readonly isToCome?: boolean;
  readonly children: ReactNode;
};

function RowText({ reason, isToCome = false, children }: RowTextProps) {
  return (
    <>
      <RowWords className="basis-56" title={children} below={reason} />
      {isToCome ? (
        <StatusWord status="upcoming">
          <Trans>À venir</Trans>
        </StatusWord>
      ) : (
        <StatusWord status="todo">
          <Trans>À compléter</Trans>
        </StatusWord>
      )}
    </>
  );
}

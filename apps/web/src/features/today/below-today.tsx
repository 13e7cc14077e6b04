import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useConsultedId } from '../../lib/consulting.ts';
import { useDates } from '../../lib/dates.ts';
import type { Programme } from '../../lib/programme-data.ts';
import type { Overview } from '../../lib/use-overview.ts';
import type { RouteId } from '../../routes.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link } from '../../ui/link.tsx';
import { RowWords } from '../../ui/row-words.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { ModuleList } from '../course/module-list.tsx';
import { freshMilestone } from '../evolution/insight.ts';
import { isClosedByQuestionnaire } from '../nights/closed-by-questionnaire.ts';
import { AfterProgrammeCard } from './after-programme-card.tsx';
import { type Coming, comingOf } from './coming.ts';
import { moduleInProgress } from './evening-habit.tsx';
import { QuestionnaireName } from './questionnaire-name.tsx';
import { ReminderOffer } from './reminder-offer.tsx';
import { ThisWeek } from './this-week.tsx';

function ComingList({ overview }: { overview: Overview }) {
  const coming = comingOf(overview);
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="coming" className="mt-10">
      <h2 id="coming" className="mb-3 text-lead">
        <Trans>Ce qui vient ensuite</Trans>
      </h2>
      <ul className="border-b border-line">
        {coming.map((each) => (
          <li
            key={each.kind}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-4"
          >
            <RowWords
              className="basis-56"
              title={
                each.kind === 'week' ? (
                  <Trans>Semaine {each.number}</Trans>
                ) : (
                  <QuestionnaireName id={each.id} />
                )
              }
              below={<ComingWhen coming={each} />}
            />
            <StatusWord status="upcoming">
              <Trans>À venir</Trans>
            </StatusWord>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ComingWhen({ coming }: { coming: Coming }) {
  const dates = useDates();
  const on = dates.day(coming.opensOn);
  return coming.kind === 'week' ? (
    <Trans>Commence le {on}.</Trans>
  ) : (
    <Trans>S’ouvre le {on}.</Trans>
  );
}

function MilestoneLink({ programme }: { programme: Programme }) {
  const at = freshMilestone(programme);
  if (at === null) return null;
  return (
    <p className="mt-4">
      <Link to="evolution" hash="reperes" className="inline-flex min-h-11 items-center">
        <Trans>Les {at} premières semaines, au départ et maintenant</Trans>
      </Link>
    </p>
  );
}

function NearModules({ programme }: { programme: Programme }) {
  const { modules } = programme;
  const current = moduleInProgress(programme);
  const isNear = ({ number }: { number: number }) => Math.abs(number - current) <= 1;
  return (
    <section aria-labelledby="modules" className="mt-10">
      <h2 id="modules" className="mb-3 text-lead">
        <Trans>Les modules</Trans>
      </h2>
      <ModuleList modules={modules.filter(isNear)} />
      <Disclosure title={<Trans>Les autres modules</Trans>}>
        <ModuleList modules={modules.filter((module) => !isNear(module))} />
      </Disclosure>
    </section>
  );
}

export default function BelowToday({ programme }: { programme: Programme }) {
  const { unreadNotifications } = programme;
  // Links to closed pages would only redirect to the questionnaire.
  const isClosed = isClosedByQuestionnaire(programme);
  const isOwn = useConsultedId() === null;
  return (
    <>
      <MilestoneLink programme={programme} />
      <ThisWeek overview={programme} />
      <AfterProgrammeCard overview={programme} />
      <ReminderOffer overview={programme} />
      {isClosed ? (
        <p className="mt-10">
          {programme.programmeWeek === 0 ? (
            <Trans>
              Votre première semaine, vos nuits et le premier module s’ouvrent dès que vous envoyez
              ce questionnaire.
            </Trans>
          ) : (
            <Trans>
              Les modules et l’évolution de votre sommeil rouvrent dès que vous envoyez le
              questionnaire.
            </Trans>
          )}
        </p>
      ) : (
        <NearModules programme={programme} />
      )}
      <ComingList overview={programme} />
      <ul className="mt-10 grid gap-x-8 sm:grid-cols-2">
        {!isClosed && (
          <>
            <Way to="diary">
              <Trans>Les nuits de la semaine</Trans>
            </Way>
            <Way to="evolution">
              <Trans>Évolution de mon sommeil</Trans>
            </Way>
          </>
        )}
        <Way to="notifications">
          <Plural
            value={unreadNotifications}
            _0="Notifications"
            one="Notifications (# non lue)"
            other="Notifications (# non lues)"
          />
        </Way>
        {isOwn && (
          <Way to="myExercises">
            <Trans>Mes exercices</Trans>
          </Way>
        )}
        <Way to="awake">
          <Trans>Je ne dors pas</Trans>
        </Way>
      </ul>
    </>
  );
}

type WayProps = {
  readonly to: RouteId & ('diary' | 'evolution' | 'notifications' | 'myExercises' | 'awake');
  readonly children: ReactNode;
};

function Way({ to, children }: WayProps) {
  return (
    <li className="border-t border-line">
      <Link to={to} className="inline-flex min-h-12 items-center">
        {children}
      </Link>
    </li>
  );
}

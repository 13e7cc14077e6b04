import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useConsultedId } from '../../lib/consulting.ts';
import { Link } from '../../ui/link.tsx';
import type { RouteId } from '../../routes.ts';
import { isClosedByQuestionnaire } from '../weeks/closed-by-questionnaire.ts';
import type { Programme } from '../../lib/programme-data.ts';
import { ComingList } from './coming-list.tsx';
import { ReminderOffer } from './reminder-offer.tsx';
import { ThisWeek } from './this-week.tsx';
import { MilestoneLink } from './milestone-link.tsx';
import { NearModules } from './near-modules.tsx';
import { ReviewLink } from '../weeks/review/review-link.tsx';

/** The part below the next step: the week, the modules, coming dates, and links. */
export default function BelowToday({ programme }: { programme: Programme }) {
  const { unreadNotifications } = programme;
  // A link that leads back to the questionnaire is left out.
  const isClosed = isClosedByQuestionnaire(programme);
  // Only their author reads exercises.
  const isOwn = useConsultedId() === null;
  return (
    <>
      <ReviewLink programme={programme} />
      <MilestoneLink programme={programme} />
      <ThisWeek overview={programme} />
      <ReminderOffer overview={programme} />
      {isClosed ? (
        <p className="mt-10">
          <Trans>
            Les modules, les nuits et l’évolution de votre sommeil rouvrent dès que vous envoyez le
            questionnaire.
          </Trans>
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

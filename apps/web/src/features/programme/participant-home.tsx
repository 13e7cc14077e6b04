import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Account } from '../../lib/account.ts';
import { useConsultedId } from '../../lib/consulting.ts';
import { Dawn } from '../../ui/dawn.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { RouteId } from '../../routes.ts';
import { useCatalogue } from '../course/use-catalogue.ts';
import { PauseNotice } from '../pause/pause-notice.tsx';
import { NextStep } from './next-step.tsx';
import { useOverview } from './use-overview.ts';

/** A participant's home: whose it is, and what matters now on top. Staff who consult are not greeted. */
export function ParticipantHome({ account }: { account: Account }) {
  const overview = useOverview();
  useCatalogue();
  const isConsulting = useConsultedId() !== null;
  const consulted = overview.data?.person;
  const { firstName } = account;
  const { programmeWeek, unreadNotifications } = (isConsulting && overview.data) || account;
  const hasLeft = isConsulting
    ? overview.data?.abandonment !== null
    : account.programmeAbandonedAt !== null;
  return (
    <>
      <Dawn isLow>
        <h1 tabIndex={-1} className="text-title">
          {!isConsulting ? (
            <Trans>Bonjour {firstName}</Trans>
          ) : consulted ? (
            <ConsultedName {...consulted} />
          ) : (
            <Trans>Compte consulté</Trans>
          )}
        </h1>
        {programmeWeek > 0 && !hasLeft && (
          <p className="mt-1">
            {isConsulting ? (
              <Trans>Semaine {programmeWeek} du programme</Trans>
            ) : (
              <Trans>Semaine {programmeWeek} de votre programme</Trans>
            )}
          </p>
        )}
      </Dawn>
      <div className="page-column">
        <QueryView query={overview} lines={5}>
          {(data) => (
            <>
              <PauseNotice overview={data} />
              <NextStep overview={data} />
            </>
          )}
        </QueryView>
        <ul className="mt-10 grid gap-x-8 sm:grid-cols-2">
          <Way to="programme">
            <Trans>Mon programme</Trans>
          </Way>
          <Way to="diary">
            <Trans>Les nuits de la semaine</Trans>
          </Way>
          <Way to="evolution">
            <Trans>Évolution de mon sommeil</Trans>
          </Way>
          <Way to="notifications">
            <Plural
              value={unreadNotifications}
              _0="Notifications"
              one="Notifications (# non lue)"
              other="Notifications (# non lues)"
            />
          </Way>
          <Way to="awake">
            <Trans>Je suis réveillé</Trans>
          </Way>
        </ul>
      </div>
    </>
  );
}

function ConsultedName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <Trans>
      Compte de {firstName} {lastName}
    </Trans>
  );
}

type WayProps = {
  readonly to: RouteId & ('programme' | 'diary' | 'evolution' | 'notifications' | 'awake');
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

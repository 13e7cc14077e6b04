import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Account } from '../../lib/account.ts';
import { DawnScene } from '../../ui/dawn-scene.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { RouteId } from '../../routes.ts';
import { useCatalogue } from '../course/use-catalogue.ts';
import { PauseNotice } from '../pause/pause-notice.tsx';
import { NextStep } from './next-step.tsx';
import { useOverview } from './use-overview.ts';

/** A participant's home: a greeting, and what matters now on top. */
export function ParticipantHome({ account }: { account: Account }) {
  const overview = useOverview();
  useCatalogue();
  const { firstName, programmeWeek, unreadNotifications } = account;
  const isRunning = programmeWeek > 0 && account.programmeAbandonedAt === null;
  return (
    <>
      <section className="dawn dawn-low">
        <DawnScene />
        <div className="dawn-words">
          <h1 tabIndex={-1} className="text-title">
            <Trans>Bonjour {firstName}</Trans>
          </h1>
          {isRunning && (
            <p className="mt-1">
              <Trans>Semaine {programmeWeek} de votre programme</Trans>
            </p>
          )}
        </div>
      </section>
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
        </ul>
      </div>
    </>
  );
}

type WayProps = {
  readonly to: RouteId & ('programme' | 'diary' | 'evolution' | 'notifications');
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

import { Plural, Trans } from '@lingui/react/macro';
import type { Account } from '../../lib/account.ts';
import { DawnScene } from '../../ui/dawn-scene.tsx';
import { Link } from '../../ui/link.tsx';
import { NextStep } from './next-step.tsx';

/** A participant's home: a greeting, and what matters now on top. */
export function ParticipantHome({ account }: { account: Account }) {
  const { firstName, programmeWeek, unreadNotifications } = account;
  return (
    <>
      <section className="dawn dawn-low">
        <DawnScene />
        <div className="dawn-words">
          <h1 tabIndex={-1} className="text-title">
            <Trans>Bonjour {firstName}</Trans>
          </h1>
          {programmeWeek > 0 && !account.programmeAbandonedAt && (
            <p className="mt-1">
              <Trans>Semaine {programmeWeek} de votre programme</Trans>
            </p>
          )}
        </div>
      </section>
      <div className="page-column">
        <NextStep account={account} />
        <ul className="mt-10 grid gap-x-8 sm:grid-cols-2">
          <li className="border-t border-line">
            <Link to="programme" className="inline-flex min-h-12 items-center">
              <Trans>Mon programme</Trans>
            </Link>
          </li>
          <li className="border-t border-line">
            <Link to="diary" className="inline-flex min-h-12 items-center">
              <Trans>Les nuits de la semaine</Trans>
            </Link>
          </li>
          <li className="border-t border-line">
            <Link to="evolution" className="inline-flex min-h-12 items-center">
              <Trans>Évolution de mon sommeil</Trans>
            </Link>
          </li>
          <li className="border-t border-line">
            <Link to="notifications" className="inline-flex min-h-12 items-center">
              <Plural
                value={unreadNotifications}
                _0="Notifications"
                one="Notifications (# non lue)"
                other="Notifications (# non lues)"
              />
            </Link>
          </li>
        </ul>
      </div>
    </>
  );
}

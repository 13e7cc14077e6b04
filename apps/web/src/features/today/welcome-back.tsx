import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useDates } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import { activitiesOf } from './activities.ts';
import type { Overview } from '../../lib/use-overview.ts';

/** @decision D67 */
export default function WelcomeBack({ overview }: { overview: Overview }) {
  const { awaySince } = overview;
  const [shownSince, setShownSince] = useState(awaySince);
  if (awaySince !== null && shownSince === null) setShownSince(awaySince);
  const { mutate } = trpc.programme.noteGreeting.useMutation();
  const isToNote = awaySince !== null;
  useEffect(() => {
    if (isToNote) mutate();
  }, [isToNote, mutate]);
  return shownSince === null ? null : <Greeting overview={overview} since={shownSince} />;
}

function Greeting({ overview, since }: { overview: Overview; since: string }) {
  const dates = useDates();
  const { days, pauses, programmeWeek, today } = overview;
  const closed = days.filter(({ status, date }) => status === 'expired' && date > since).length;
  const open = days.filter(({ status, isEditable }) => status === 'due' && isEditable).length;
  const wasPaused = pauses.some(({ resumesOn }) => since < resumesOn && resumesOn <= today);
  return (
    <section aria-labelledby="welcome-back" className="mb-8">
      <h2 id="welcome-back" className="text-lead">
        <Trans>Bon retour</Trans>
      </h2>
      <p className="mt-2">
        {wasPaused && (
          <span>
            <Trans>Votre pause est terminée.</Trans>{' '}
          </span>
        )}
        <span>
          <Trans>
            Votre dernière activité ici date du {dates.day(since)}. Vous en êtes à la semaine{' '}
            {programmeWeek}, et tout ce que vous aviez noté est là.
          </Trans>{' '}
          <Plural
            value={closed}
            _0=""
            one="# nuit ne peut plus être notée : le reste est intact."
            other="# nuits ne peuvent plus être notées : le reste est intact."
          />
        </span>
      </p>
      <p className="mt-2">
        <span>
          <Plural
            value={open}
            _0="Il n’y a aucune nuit à noter."
            one="# nuit peut encore être notée."
            other="# nuits peuvent encore être notées."
          />
        </span>{' '}
        {activitiesOf(overview).length > 0 && (
          <span>
            <Trans>Pour reprendre, une seule chose :</Trans>
          </span>
        )}
      </p>
    </section>
  );
}

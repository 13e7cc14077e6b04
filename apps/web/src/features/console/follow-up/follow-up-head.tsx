import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { usePageTitle } from '../../../lib/document-title.ts';
import { rememberPerson } from '../../../lib/recent-people.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { ContactLinks, ContactRefusal } from '../contact-links.tsx';
import { RelativeDate } from '../list/relative-date.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { StandingSentence } from './standing-sentence.tsx';
import { useConsult } from './use-consult.ts';

type FollowUpHeadProps = {
  readonly userId: number;
  readonly overview: RouterOutputs['programme']['overview'] | undefined;
  readonly person: RouterOutputs['stats']['getFollowUp'] | undefined;
};

/** @decision D64 */
export function FollowUpHead({ userId, overview, person }: FollowUpHeadProps) {
  const { t } = useLingui();
  const consult = useConsult(userId);
  const title = overview ? nameOf(overview.person) : t`Suivi de la personne`;
  usePageTitle(title);
  useEffect(() => {
    if (overview) rememberPerson({ userId, name: nameOf(overview.person) });
  }, [overview, userId]);
  return (
    <header className="mb-8 border-b border-line bg-surface pb-4 lg:sticky lg:top-0 lg:z-10 lg:pt-3">
      <p className="mb-1 text-small font-medium text-accent-ink">
        <Link to="adminParticipants">
          <Trans>Participants</Trans>
        </Link>
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        {overview && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Link to="adminParticipant" params={{ participant: userId }}>
              <Trans>Modifier la fiche</Trans>
            </Link>
            <Button kind="secondary" onClick={() => consult('programme')}>
              <Eye aria-hidden className="size-5" />
              <Trans>Consulter le compte</Trans>
            </Button>
          </div>
        )}
      </div>
      {person && <ContactRefusal of={person} />}
      {person && <Contact person={person} />}
      {overview && person && (
        <p className="mt-2 text-lead">
          <StandingSentence overview={overview} person={person} />
        </p>
      )}
    </header>
  );
}

function Contact({ person }: { person: NonNullable<FollowUpHeadProps['person']> }) {
  const { inclusionNumber, establishment, lastActiveOn } = person;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-small text-ink-soft">
      {inclusionNumber !== null && <span>{inclusionNumber}</span>}
      <span>{establishment.name}</span>
      <ContactLinks of={person} />
      <span className="group/row">
        {lastActiveOn === null ? (
          <Trans>Aucune activité</Trans>
        ) : (
          <Trans>
            Dernière nuit, questionnaire, chapitre ou film : <RelativeDate on={lastActiveOn} />
          </Trans>
        )}
      </span>
    </p>
  );
}

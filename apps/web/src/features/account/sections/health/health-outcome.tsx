import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { OnlyStaffLift } from '../../../answers/results/only-staff-lift.tsx';
import { scheduleStanding } from '../../../nights/hours/schedule-standing.ts';
import { SavedNote } from '../saved-note.tsx';

type Outcome = RouterOutputs['questionnaires']['reportHealthChange'];

type HealthOutcomeProps = {
  readonly outcome: Outcome;
  readonly onAgain: () => void;
};

/** @decision D69 */
export function HealthOutcome({ outcome: { open, closed, kept }, onAgain }: HealthOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { data: programme, isFetching } = trpc.programme.overview.useQuery({}, { staleTime: 0 });
  const standing = programme && !isFetching ? scheduleStanding(programme) : null;
  return (
    <div ref={box} tabIndex={-1} className="space-y-5 outline-none">
      <SavedNote>
        <Trans>Vos réponses sont envoyées.</Trans>
      </SavedNote>
      {open.length === 0 ? (
        <p>
          {standing === 'free' ? (
            <Trans>Aucune précaution pour l’instant : un horaire peut vous être proposé.</Trans>
          ) : standing === 'noticeToRead' ? (
            <Trans>
              Aucune précaution pour l’instant. Votre horaire revient dès que vous aurez lu l’avis
              de sécurité, dans <Link to="diary">votre journal</Link>.
            </Trans>
          ) : standing === 'noticeAlone' ? (
            <Trans>
              Aucune précaution pour l’instant. Un avis de sécurité vous attend dans{' '}
              <Link to="diary">votre journal</Link>.
            </Trans>
          ) : (
            <Trans>Aucune précaution pour l’instant.</Trans>
          )}
        </p>
      ) : (
        <>
          {standing && standing !== 'over' && (
            <p>
              {standing === 'suspended' ? (
                <Trans>
                  Votre horaire est suspendu tant que l’un de ces points est ouvert. Ce soir,
                  revenez à vos heures habituelles et gardez la même heure de lever.
                </Trans>
              ) : (
                <Trans>
                  Aucun horaire ne vous est proposé tant que l’un de ces points est ouvert. Dormez à
                  vos heures habituelles.
                </Trans>
              )}{' '}
              <Trans>
                Au besoin, appelez une <Link to="resourcePersons">personne-ressource</Link>.
              </Trans>
            </p>
          )}
          <Flags title={<Trans>Vos précautions pour l’instant</Trans>} flags={open} />
        </>
      )}
      {closed.length > 0 && (
        <p>
          <Trans>Précaution levée : {closed.map(({ name }) => name).join(', ')}.</Trans>
        </p>
      )}
      {kept.length > 0 && (
        <p>
          <OnlyStaffLift names={kept.map(({ name }) => name)} />
        </p>
      )}
      <Button kind="secondary" onClick={onAgain}>
        <Trans>Revoir mes réponses</Trans>
      </Button>
    </div>
  );
}

function Flags({ title, flags }: { title: ReactNode; flags: Outcome['open'] }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="mt-2 space-y-3">
        {flags.map(({ code, name, advice }) => (
          <li key={code} className="border-l-4 border-attention pl-4">
            <p className="font-medium">{name}</p>
            <p>{advice}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

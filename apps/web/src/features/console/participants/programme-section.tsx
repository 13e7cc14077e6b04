import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { EndingNotes } from '../follow-up/ending-notes.tsx';
import { type ProgrammeAct, ProgrammeDialog } from './programme-dialog.tsx';

type Ending = RouterOutputs['questionnaires']['listAbandonments'][number];

type ProgrammeSectionProps = {
  readonly userId: number;
  readonly name: string;
};

/** @decision programme#removal */
export function ProgrammeSection({ userId, name }: ProgrammeSectionProps) {
  const [act, setAct] = useState<ProgrammeAct | null>(null);
  const endings = trpc.questionnaires.listAbandonments.useQuery({ userId }, { staleTime: 0 });
  return (
    <section
      aria-labelledby="programme"
      className="mt-12 max-w-(--container-page) border-t border-line pt-8"
    >
      <h2 id="programme" tabIndex={-1} className="mb-3 text-lead">
        <Trans>Participation au programme</Trans>
      </h2>
      <QueryView query={endings} lines={2}>
        {(known) => {
          const standing = known.findLast(({ status }) => status === 'submitted') ?? null;
          return standing ? (
            <Ended
              ending={standing}
              onReopen={() => setAct(standing.isByStaff ? 'reopen' : 'lift')}
            />
          ) : (
            <>
              <p className="mb-4">
                <Trans>
                  Retirer {name} arrête ses rappels et ses tâches aussitôt. Ses nuits et ses
                  réponses restent au dossier, et vous pourrez lui rouvrir le programme.
                </Trans>
              </p>
              <Button kind="danger" onClick={() => setAct('remove')}>
                <Trans>Retirer du programme</Trans>
              </Button>
            </>
          );
        }}
      </QueryView>
      <ProgrammeDialog act={act} userId={userId} name={name} onClose={() => setAct(null)} />
    </section>
  );
}

function Ended({ ending, onReopen }: { ending: Ending; onReopen: () => void }) {
  const dates = useDates();
  const { submittedAt, undoableUntil, isByStaff } = ending;
  const at = submittedAt === null ? '' : dates.stamp(submittedAt);
  const until = undoableUntil === null ? null : dates.stamp(undoableUntil);
  return (
    <>
      <p className="mb-2">
        {isByStaff ? (
          <Trans>Le personnel a mis fin au programme le {at}.</Trans>
        ) : (
          <Trans>Cette personne a quitté le programme le {at}.</Trans>
        )}
      </p>
      <EndingNotes ending={ending} />
      {until === null ? (
        <Button kind="secondary" className="mt-3" onClick={onReopen}>
          <Trans>Rouvrir le programme</Trans>
        </Button>
      ) : (
        <p>
          <Trans>
            Jusqu’au {until}, elle peut reprendre elle-même. Vous pourrez rouvrir son programme
            ensuite, si elle le demande par écrit.
          </Trans>
        </p>
      )}
    </>
  );
}

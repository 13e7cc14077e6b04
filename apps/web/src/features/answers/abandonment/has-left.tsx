import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Account } from '../../../lib/account.ts';
import type { Arrival } from '../../../lib/arrival.ts';
import { useDates } from '../../../lib/dates.ts';
import { useReloadAccount } from '../../../lib/session.ts';
import { pathTo } from '../../../routes.ts';
import { trpc } from '../../../trpc.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CallError } from '../../../ui/call-error.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useOverview } from '../../../lib/use-overview.ts';
import { HoursToKeepWords } from '../../nights/hours/hours-to-keep-words.tsx';
import { CrisisSentence } from '../../site/crisis-line.tsx';
import { ContactToCall } from '../../site/contact-to-call.tsx';

type HasLeftProps = {
  readonly account: Account;
  readonly undoableUntil: string | null;
  readonly isByStaff: boolean;
};

/** @decision D36 */
export function HasLeft({ account, undoableUntil, isByStaff }: HasLeftProps) {
  const { data: programme } = useOverview();
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <>
      <PageHeading>
        {isByStaff ? (
          <Trans>Votre participation au programme a pris fin</Trans>
        ) : (
          <Trans>Vous avez quitté le programme</Trans>
        )}
      </PageHeading>
      {isByStaff && (
        <p className="mb-4">
          <Trans>
            Votre établissement y a mis fin. Ce n’est pas un jugement sur vous ni sur vos efforts.
            Vous pouvez en demander la raison, ou demander à revenir.
          </Trans>
        </p>
      )}
      {programme && (
        <p className="mb-4 empty:hidden">
          <HoursToKeepWords programme={programme} />
        </p>
      )}
      <p>
        <Trans>
          Vous pouvez relire vos nuits, vos réponses et vos chapitres quand vous voulez.
        </Trans>
      </p>
      <p className="mt-4">
        <ContactToCall />
      </p>
      <p className="mt-4">
        <CrisisSentence />
      </p>
      {undoableUntil !== null && <ComeBack account={account} undoableUntil={undoableUntil} />}
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to="evolution" bare className={buttonClass('secondary')}>
          <Trans>Voir mes nuits</Trans>
        </Link>
        <Link to="resourcePersons" bare className={buttonClass('quiet')}>
          <Trans>Trouver une personne-ressource</Trans>
        </Link>
      </p>
    </>
  );
}

function ComeBack({ account, undoableUntil }: { account: Account; undoableUntil: string }) {
  const [, navigate] = useLocation();
  const dates = useDates();
  const reloadAccount = useReloadAccount();
  const undo = trpc.questionnaires.undoAbandonment.useMutation();
  return (
    <Card className="mt-8">
      <CallError call={undo} />
      <h2 className="text-lead">
        <Trans>Vous changez d’idée ?</Trans>
      </h2>
      <p className="mt-2">
        <Trans>
          Jusqu’au {dates.instant(undoableUntil, account.timeZone)}, vous pouvez reprendre le
          programme là où vous l’avez laissé. D’ici là, rien ne vous est demandé, et ce que vous
          notez dans le journal est gardé.
        </Trans>
      </p>
      <p className="mt-5">
        <Button
          busy={undo.isPending}
          onClick={() =>
            undo.mutate(undefined, {
              onSuccess: () => {
                navigate(pathTo('programme'), { state: { hasComeBack: true } satisfies Arrival });
                void reloadAccount();
              },
            })
          }
        >
          {undo.isPending ? <Trans>Un instant…</Trans> : <Trans>Reprendre le programme</Trans>}
        </Button>
      </p>
    </Card>
  );
}

import type { RouterOutputs } from '@aube/api';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { reasonWords } from '../worklist/call-words.tsx';
import { ActDialog } from './act-dialog.tsx';
import type { ShownPerson } from './use-chosen.ts';

type Taken = RouterOutputs['stats']['takeCalls']['people'][number];

const outcomeWords: Readonly<Record<Taken['outcome'], MessageDescriptor | null>> = {
  // No text, because the list of reasons and the alert already show these two results.
  taken: null,
  onlyAlert: null,
  notSeen: msg`Ce dossier n’est pas parmi ceux que vous suivez`,
  notWaiting: msg`Rien n’attend pour cette personne`,
  alreadyTaken: msg`Quelqu’un s’en occupe déjà`,
};

function TakenWords({ person: { userId, outcome, reasons, hasAlert } }: { person: Taken }) {
  const { i18n } = useLingui();
  const why = outcomeWords[outcome];
  return (
    <>
      {reasons.length > 0 && (
        <span className="block">
          {reasons.map((reason) => i18n._(reasonWords[reason])).join(' · ')}
        </span>
      )}
      {why && <span className="block">{i18n._(why)}</span>}
      {hasAlert && (
        <Link to="adminParticipantFollowUp" params={{ participant: userId }}>
          <Trans>Une alerte attend : ouvrez son dossier pour la lire</Trans>
        </Link>
      )}
    </>
  );
}

type TakeDialogProps = {
  readonly people: readonly ShownPerson[];
  readonly onClose: () => void;
};

/** @decision console#acts-on-a-selection console#taking-charge */
export function TakeDialog({ people, onClose }: TakeDialogProps) {
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const reload = () => void utils.stats.invalidate();
  const take = trpc.stats.takeCalls.useMutation({ onSettled: reload });
  const undo = trpc.stats.undoTakenCalls.useMutation({ onSettled: reload });
  const lines =
    take.data?.people.flatMap(({ userId, reasons }) =>
      reasons.map((reason) => ({ userId, reason })),
    ) ?? [];
  const refused = undo.data?.refused ?? 0;
  return (
    <ActDialog
      title={
        <Plural
          value={people.length}
          one="Prendre en charge # personne?"
          other="Prendre en charge # personnes?"
        />
      }
      titleOnceDone={<Trans>Prise en charge</Trans>}
      people={people}
      confirm={<Trans>Je m’en occupe</Trans>}
      run={() => take.mutate({ userIds: people.map(({ userId }) => userId) })}
      isBusy={take.isPending}
      error={take.error}
      results={
        take.data?.people.map((person) => ({
          userId: person.userId,
          words: <TakenWords person={person} />,
          isDone: person.outcome === 'taken',
        })) ?? null
      }
      undo={
        lines.length > 0 &&
        !undo.data && (
          <>
            <Button kind="quiet" busy={undo.isPending} onClick={() => undo.mutate({ lines })}>
              <Trans>Annuler la prise en charge</Trans>
            </Button>
            <output className="block w-full font-medium empty:hidden">
              {undo.error && errorText(faultOf(undo.error))}
            </output>
          </>
        )
      }
      undone={
        undo.data &&
        (refused === 0 ? (
          <Trans>La prise en charge est annulée.</Trans>
        ) : (
          <Plural
            value={refused}
            one="# prise en charge n’a pas pu être annulée."
            other="# prises en charge n’ont pas pu être annulées."
          />
        ))
      }
      onClose={onClose}
    >
      <p>
        <Trans>
          Ce qui attend pour ces personnes sera à votre nom, pour toute l’équipe. Vous pourrez
          l’annuler pendant cinq minutes.
        </Trans>
      </p>
      <p className="mt-3">
        <Trans>Les alertes n’en font pas partie : chacune se lit avant d’être prise.</Trans>
      </p>
    </ActDialog>
  );
}

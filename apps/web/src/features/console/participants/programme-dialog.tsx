import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { describedBy, FieldFrame, inputClass } from '../../../ui/field.tsx';

/**
 * `reopen`: undoes a removal by staff. `lift`: undoes a departure at the person's written request.
 */
export type ProgrammeAct = 'remove' | 'reopen' | 'lift';

type ProgrammeDialogProps = {
  readonly act: ProgrammeAct | null;
  readonly userId: number;
  readonly name: string;
  readonly onClose: () => void;
};

const longest: Readonly<Record<ProgrammeAct, number>> = {
  remove: 500,
  reopen: 1000,
  lift: 1000,
};

/** @decision programme#removal */
export function ProgrammeDialog({ act, userId, name, onClose }: ProgrammeDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const [words, setWords] = useState('');
  useLeaveWarning(words.trim() !== '');
  const [hasTried, setTried] = useState(false);
  const close = () => {
    setWords('');
    setTried(false);
    remove.reset();
    lift.reset();
    onClose();
  };
  const isReopening = act === 'lift' || act === 'reopen';
  const done = () => {
    announce(
      isReopening ? t`Le programme reprend : ${name}` : t`Le programme est arrêté : ${name}`,
    );
    close();
    document.getElementById('programme')?.focus();
    void utils.questionnaires.listAbandonments.invalidate();
    void utils.programme.overview.invalidate();
    void utils.admin.listParticipants.invalidate();
  };
  const remove = trpc.admin.removeFromProgramme.useMutation({ onSuccess: done });
  const lift = trpc.admin.liftAbandonment.useMutation({ onSuccess: done });
  const isPending = remove.isPending || lift.isPending;
  const fault = isReopening ? lift.error : remove.error;
  const isLacking = hasTried && words.trim() === '';
  const error = isLacking
    ? act === 'lift'
      ? t`Notez la demande de la personne`
      : t`Écrivez la raison`
    : fault && errorText(faultOf(fault));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (words.trim() === '') document.getElementById(`${id}-words`)?.focus();
    else if (isPending) return;
    else if (isReopening) lift.mutate({ userId, wish: words });
    else remove.mutate({ userId, reason: words });
  };
  return (
    <Dialog
      isOpen={act !== null}
      onClose={close}
      title={
        isReopening ? (
          <Trans>Rouvrir le programme : {name}?</Trans>
        ) : (
          <Trans>Retirer {name} du programme ?</Trans>
        )
      }
      actions={
        <>
          <Button
            type="submit"
            form={id}
            kind={isReopening ? 'primary' : 'danger'}
            busy={isPending}
          >
            {isReopening ? (
              <Trans>Rouvrir le programme</Trans>
            ) : (
              <Trans>Retirer du programme</Trans>
            )}
          </Button>
          <Button kind="secondary" onClick={close}>
            <Trans>Annuler</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-5">
        {isReopening ? (
          <Trans>
            La personne reprend à la semaine du calendrier : les semaines passées depuis restent
            passées. Elle en est avertie.
          </Trans>
        ) : (
          <Trans>
            La personne lira que sa participation a pris fin, et qu’elle peut en parler à une
            personne-ressource. Elle ne pourra pas reprendre d’elle-même.
          </Trans>
        )}
      </p>
      <form id={id} noValidate onSubmit={submit}>
        <FieldFrame
          id={`${id}-words`}
          label={act === 'lift' ? t`Demande écrite de la personne` : t`Raison`}
          hint={
            act === 'lift'
              ? t`Ce qu’elle a écrit, quand et comment. Cela reste au dossier, avec votre nom. La personne peut le lire dans la copie de ses données.`
              : t`Elle reste au dossier, avec votre nom. La personne peut la lire dans la copie de ses données.`
          }
          error={error}
        >
          <textarea
            id={`${id}-words`}
            rows={3}
            value={words}
            maxLength={longest[act ?? 'remove']}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(`${id}-words`, true, error)}
            className={inputClass}
            onChange={(event) => setWords(event.target.value)}
          />
        </FieldFrame>
      </form>
    </Dialog>
  );
}

import { isLowReason, type AnswerableReason } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldFrame, inputClass } from '../../../ui/field.tsx';
import { useAddNote } from './use-add-note.ts';

type NoteDialogProps = {
  readonly person: { readonly userId: number; readonly name: string };
  readonly kind: 'note' | 'called';
  readonly reason?: AnswerableReason;
  readonly week?: number | null;
  readonly onClose: () => void;
};

/** @decision D64 */
export function NoteDialog({ person, kind, reason, week = null, onClose }: NoteDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const add = useAddNote(onClose);
  useLeaveWarning(text.trim() !== '');
  const isMissing = kind === 'note' && text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) document.getElementById(`${id}-text`)?.focus();
    else if (!add.isPending) {
      add.mutate({
        userId: person.userId,
        kind,
        text,
        ...(reason !== undefined && { reason }),
        ...(week !== null && { week }),
      });
    }
  };
  const error =
    hasTried && isMissing ? t`Écrivez la note` : add.error && errorText(faultOf(add.error));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={kind === 'called' ? <Trans>Appel fait</Trans> : <Trans>Ajouter une note</Trans>}
      actions={
        <>
          <Button type="submit" form={id} busy={add.isPending}>
            {kind === 'called' ? <Trans>Noter l’appel</Trans> : <Trans>Ajouter la note</Trans>}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-5 font-medium">{person.name}</p>
      <form id={id} noValidate onSubmit={submit}>
        <FieldFrame
          id={`${id}-text`}
          label={kind === 'called' ? t`Ce qui a été dit (facultatif)` : t`Note`}
          hint={t`Elle reste au dossier, avec votre nom. Toute l’équipe la lit. La personne peut la lire dans la copie de ses données.`}
          error={error}
        >
          <textarea
            id={`${id}-text`}
            value={text}
            rows={3}
            maxLength={1000}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-text-hint${error ? ` ${id}-text-error` : ''}`}
            className={`${inputClass} text-body!`}
            onChange={(event) => setText(event.target.value)}
          />
        </FieldFrame>
      </form>
      {reason !== undefined && (
        <p className="text-small text-ink-soft">
          {isLowReason(reason) ? (
            <Trans>La ligne quitte la liste. Une autre semaine difficile l’y ramènera.</Trans>
          ) : reason === 'stoppedSchedule' ? (
            <Trans>
              La ligne quitte la liste. Un autre retour aux heures d’avant l’y ramènera.
            </Trans>
          ) : (
            <Trans>La ligne quitte la liste pour sept jours.</Trans>
          )}
        </p>
      )}
    </Dialog>
  );
}

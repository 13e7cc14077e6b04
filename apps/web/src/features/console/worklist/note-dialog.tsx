import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import type { Connection } from '../../../lib/draft-types.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { forgetDraft } from '../../../lib/open-drafts.ts';
import { presentPerson } from '../../../lib/present-person.ts';
import { useStore } from '../../../lib/store.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldFrame, inputClass } from '../../../ui/field.tsx';
import { useCallSteps } from './use-call-steps.ts';

type NoteDialogProps = {
  readonly person: { readonly userId: number; readonly name: string };
  readonly onClose: () => void;
};

const known = { value: '', base: { held: '', version: null } };

const connection: Connection<string, string> = {
  reduce: (text) => ({ held: text, isWhole: true }),
  send: null,
  conflictIn: () => null,
};

/** @decision D64 */
export function NoteDialog({ person, onClose }: NoteDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const staffId = useStore(presentPerson);
  const key = `note/${person.userId}`;
  const { draft, value: text } = useKeptDraft({ personId: staffId, key, known, connection });
  const close = () => {
    forgetDraft(staffId, key);
    onClose();
  };
  const [hasTried, setTried] = useState(false);
  const { note: add } = useCallSteps(id);
  useLeaveWarning(text.trim() !== '');
  const isMissing = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) document.getElementById(`${id}-text`)?.focus();
    else if (!add.isPending) {
      add.mutate({ userId: person.userId, kind: 'note', text }, { onSuccess: close });
    }
  };
  const error =
    hasTried && isMissing ? t`Écrivez la note` : add.error && errorText(faultOf(add.error));
  return (
    <Dialog
      isOpen
      onClose={close}
      title={<Trans>Ajouter une note</Trans>}
      actions={
        <>
          <Button type="submit" form={id} busy={add.isPending}>
            <Trans>Ajouter la note</Trans>
          </Button>
          <Button kind="secondary" onClick={close}>
            <Trans>Annuler</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-5 font-medium">{person.name}</p>
      <form id={id} noValidate onSubmit={submit}>
        <FieldFrame
          id={`${id}-text`}
          label={t`Note`}
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
            onChange={({ target }) => draft.change(() => target.value)}
          />
        </FieldFrame>
      </form>
    </Dialog>
  );
}

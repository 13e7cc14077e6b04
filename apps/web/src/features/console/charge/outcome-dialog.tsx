import {
  ALERT_OUTCOMES,
  type AnswerableReason,
  hasAnswered,
  isLowReason,
  needsWords,
  OUTCOMES,
  type Outcome,
} from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FieldHelp } from '../../../ui/field.tsx';
import { outcomeWords } from './outcome-words.ts';

export type Said = { readonly outcome: Outcome; readonly note: string };

type OutcomeDialogProps = {
  readonly about: ReactNode;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSay: (said: Said) => void;
  readonly onClose: () => void;
  readonly reason?: AnswerableReason;
};

/** @decision console#taking-charge */
export function OutcomeDialog({
  about,
  isBusy,
  error,
  onSay,
  onClose,
  reason,
}: OutcomeDialogProps) {
  const { t } = useLingui();
  const text = useFieldText();
  const id = useId();
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  useLeaveWarning(note.trim() !== '');
  const mustWrite = outcome !== null && needsWords(outcome);
  const isNoteMissing = mustWrite && note.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (outcome === null) document.getElementById(`${id}-outcome`)?.focus();
    else if (isNoteMissing) document.getElementById(`${id}-note`)?.focus();
    else if (!isBusy) onSay({ outcome, note });
  };
  const fault = error ? errorText(faultOf(error)) : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Ce qui a été fait</Trans>}
      actions={
        <>
          <Button type="submit" form={id} busy={isBusy}>
            <Trans>Noter au dossier</Trans>
          </Button>
          <Button kind="secondary" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-5 font-medium">{about}</p>
      <form id={id} noValidate onSubmit={submit}>
        <div role="alert">
          <FieldHelp
            id={`${id}-outcome`}
            error={hasTried && outcome === null && t`Choisissez ce qui a été fait`}
          />
        </div>
        <Chips
          id={`${id}-outcome`}
          legend={<Trans>Qu’avez-vous fait?</Trans>}
          options={(reason === undefined ? ALERT_OUTCOMES : OUTCOMES).map((value) => ({
            value,
            label: text(outcomeWords(value)),
          }))}
          value={outcome}
          onChange={setOutcome}
        />
        <div className="mt-5">
          <Field
            id={`${id}-note`}
            label={mustWrite ? t`En une ligne` : t`En une ligne (facultatif)`}
            hint={t`Par exemple « Voit son médecin demain ». Elle reste au dossier, avec votre nom. La personne peut la lire dans la copie de ses données.`}
            value={note}
            maxLength={300}
            autoComplete="off"
            error={hasTried && isNoteMissing ? t`Écrivez en une ligne ce qui a été fait` : fault}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      </form>
      <p aria-live="polite" className="min-h-6 text-small text-ink-soft">
        {reason === undefined ? (
          <Trans>
            Un message laissé ne suffit pas : l’alerte reste à votre nom jusqu’à ce que vous disiez
            ici comment elle s’est réglée.
          </Trans>
        ) : (
          outcome !== null && <Effect outcome={outcome} reason={reason} />
        )}
      </p>
    </Dialog>
  );
}

type EffectProps = { readonly outcome: Outcome; readonly reason: AnswerableReason };

function Effect({ outcome, reason }: EffectProps) {
  if (hasAnswered(outcome) && isLowReason(reason)) {
    return <Trans>La ligne quitte la liste. Une autre semaine difficile l’y ramènera.</Trans>;
  }
  if (hasAnswered(outcome) && reason === 'stoppedSchedule') {
    return (
      <Trans>La ligne quitte la liste. Un autre retour aux heures d’avant l’y ramènera.</Trans>
    );
  }
  return <Trans>La ligne quitte la liste pour sept jours.</Trans>;
}

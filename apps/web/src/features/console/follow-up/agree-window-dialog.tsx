import { diaryRules } from '@aube/api/rules';
import { schedule } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { readTypedDate } from '../../../lib/typed-date.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Field, FieldFrame, inputClass } from '../../../ui/field.tsx';
import { useWords } from '../../nights/use-words.ts';
import { useWindowChanged } from './use-window-changed.ts';

const { agreedWindowMinimumMinutes, agreedWindowMaximumMinutes, anchorStepMinutes } = diaryRules;
const choices = Array.from(
  { length: 1 + (agreedWindowMaximumMinutes - agreedWindowMinimumMinutes) / anchorStepMinutes },
  (_, step) => agreedWindowMinimumMinutes + step * anchorStepMinutes,
);
const proposedMinutes = 420;

type AgreeWindowDialogProps = {
  readonly userId: number;
  readonly today: string;
  readonly onClose: () => void;
};

/** @decision D81 */
export function AgreeWindowDialog({ userId, today, onClose }: AgreeWindowDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const words = useWords();
  const text = useFieldText();
  const errorText = useErrorText();
  const changed = useWindowChanged();
  const [windowMinutes, setWindowMinutes] = useState(proposedMinutes);
  const [agreedDay, setAgreedDay] = useState(today);
  const agreedOn = readTypedDate(agreedDay);
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const agree = trpc.admin.agreeWindow.useMutation({
    onSuccess: () => {
      announce(t`La fenêtre est enregistrée.`);
      onClose();
      changed();
    },
  });
  const isToCome = agreedOn !== undefined && agreedOn > today;
  const dayFault = isToCome
    ? t`Ce jour est encore à venir`
    : hasTried && agreedOn === undefined && t`Écrivez le jour de l’entente`;
  const isReasonMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (agreedOn === undefined || isToCome) document.getElementById(`${id}-day`)?.focus();
    else if (isReasonMissing) document.getElementById(`${id}-reason`)?.focus();
    else if (!agree.isPending) agree.mutate({ userId, windowMinutes, agreedOn, reason });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Entrer une fenêtre convenue</Trans>}
      actions={
        <>
          <Button type="submit" form={id} busy={agree.isPending}>
            <Trans>Enregistrer la fenêtre</Trans>
          </Button>
          <Button kind="secondary" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-5">
        <Trans>
          Le prochain choix d’horaire de la personne partira de cette fenêtre. Un avis le lui dira.
        </Trans>
      </p>
      {agree.error && (
        <p role="alert" className="mb-4 font-medium text-danger">
          {errorText(faultOf(agree.error))}
        </p>
      )}
      <form id={id} noValidate onSubmit={submit}>
        <FieldFrame id={`${id}-window`} label={text(schedule.fields.agreedWindowMinutes.label)}>
          <select
            id={`${id}-window`}
            className={`${inputClass} max-w-60`}
            value={windowMinutes}
            onChange={({ target }) => setWindowMinutes(Number(target.value))}
          >
            {choices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {words.duration(minutes)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <DateField
          id={`${id}-day`}
          label={t`Jour de l’entente`}
          text={agreedDay}
          error={dayFault}
          onChange={setAgreedDay}
        />
        <Field
          id={`${id}-reason`}
          label={t`Raison`}
          hint={t`Elle reste au dossier, avec votre nom. La personne peut la lire dans la copie de ses données.`}
          value={reason}
          maxLength={500}
          autoComplete="off"
          error={hasTried && isReasonMissing && t`Écrivez pourquoi`}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

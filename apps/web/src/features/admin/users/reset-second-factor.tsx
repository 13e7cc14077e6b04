import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { UserAct } from './user-act.tsx';
import type { User } from './user-words.ts';

type ResetSecondFactorProps = { readonly user: User; readonly onChanged: () => void };

/** Takes the second factor of somebody away who lost it, with the reason that stays on record. @decision D57 */
export function ResetSecondFactor({ user, onChanged }: ResetSecondFactorProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reset = trpc.admin.resetSecondFactor.useMutation({
    onSuccess: () => {
      setOpen(false);
      setReason('');
      onChanged();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') document.getElementById(`${formId}-reason`)?.focus();
    else if (!reset.isPending) reset.mutate({ userId: user.userId, reason });
  };
  return (
    <>
      <UserAct
        about={
          <Trans>
            Téléphone et codes de secours perdus : le second facteur se retire, et un autre
            s’installe à la prochaine connexion.
          </Trans>
        }
        label={<Trans>Retirer le second facteur…</Trans>}
        done={<Trans>C’est fait. La personne est déconnectée et avertie par courriel.</Trans>}
        act={{ ...reset, error: null }}
        onPress={() => setOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Retirer le second facteur</Trans>}
        actions={
          <>
            <Button kind="danger" type="submit" form={formId} busy={reset.isPending}>
              <Trans>Retirer</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              <Trans>Annuler</Trans>
            </Button>
          </>
        }
      >
        <p className="mb-1 font-medium">
          {user.firstName} {user.lastName}
        </p>
        <p className="mb-5">
          <Trans>Assurez-vous que la demande vient bien de cette personne.</Trans>
        </p>
        <form id={formId} noValidate onSubmit={submit}>
          <Field
            id={`${formId}-reason`}
            label={t`Raison`}
            hint={t`Elle reste au dossier, avec votre nom.`}
            value={reason}
            maxLength={500}
            autoComplete="off"
            error={
              isMissing
                ? t`Écrivez pourquoi le second facteur est retiré`
                : reset.error && errorText(faultOf(reset.error))
            }
            onChange={(event) => setReason(event.target.value)}
          />
        </form>
      </Dialog>
    </>
  );
}

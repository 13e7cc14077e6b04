import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { faultOf, isSessionLost } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { awaitedConfirmation } from '../../../lib/identity-confirmation.ts';
import { useStore } from '../../../lib/store.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

const formId = 'confirm-identity';
const fieldId = `${formId}-password`;

/**
 * Asks for the password again, over whatever page has called for it: the call that was refused waits
 * behind it with all that was typed, and goes on when the password is right. @decision D58
 */
export default function ConfirmIdentityDialog() {
  const answer = useStore(awaitedConfirmation);
  const confirm = trpc.account.confirmIdentity.useMutation();
  const close = (isConfirmed: boolean) => {
    confirm.reset();
    answer?.(isConfirmed);
  };
  const send = (password: string) => {
    if (confirm.isPending) return;
    confirm.mutate(
      { password },
      {
        onSuccess: () => close(true),
        onError: (error) =>
          isSessionLost(error) ? close(false) : document.getElementById(fieldId)?.focus(),
      },
    );
  };
  return (
    <Dialog
      isOpen={answer !== null}
      onClose={() => close(false)}
      title={<Trans>Confirmez que c’est bien vous</Trans>}
      actions={
        <>
          <Button type="submit" form={formId} busy={confirm.isPending}>
            {confirm.isPending ? <Trans>Vérification…</Trans> : <Trans>Confirmer</Trans>}
          </Button>
          <Button kind="secondary" onClick={() => close(false)}>
            <Trans>Annuler</Trans>
          </Button>
        </>
      }
    >
      <ConfirmIdentityForm failure={confirm.error} onSend={send} />
    </Dialog>
  );
}

type ConfirmIdentityFormProps = {
  readonly failure: unknown;
  readonly onSend: (password: string) => void;
};

function ConfirmIdentityForm({ failure, onSend }: ConfirmIdentityFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const fault = failure ? faultOf(failure) : null;
  const refusal =
    fault && (fault.code === 'INVALID' ? t`Ce n’est pas votre mot de passe` : errorText(fault));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') document.getElementById(fieldId)?.focus();
    else onSend(password);
  };
  return (
    <>
      <p className="mb-5">
        <Trans>
          Cette action touche des données protégées. Entrez de nouveau votre mot de passe : ce que
          vous avez écrit reste en place.
        </Trans>
      </p>
      <form id={formId} noValidate onSubmit={submit}>
        <PasswordField
          id={fieldId}
          label={t`Mot de passe`}
          autoComplete="current-password"
          value={password}
          error={isMissing ? t`Entrez votre mot de passe` : refusal}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </>
  );
}

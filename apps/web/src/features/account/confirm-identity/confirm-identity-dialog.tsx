import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FormEvent, useCallback, useState } from 'react';
import { faultOf, isSessionLost } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { awaitedConfirmation } from '../../../lib/ask-confirmation.ts';
import { useSession } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { KnownUsername } from '../known-username.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { CodeField } from '../second-factor/code-field.tsx';
import { ProviderConfirmation } from './provider-confirmation.tsx';

const formId = 'confirm-identity';
const fieldId = `${formId}-proof`;

type Proof = { password: string } | { code: string };

/**
 * Sends the refused request again after the proof of identity. Typed text is kept.
 * @decision D58
 */
export default function ConfirmIdentityDialog() {
  const answer = useStore(awaitedConfirmation);
  const session = useSession();
  const onAnswer = useCallback((isConfirmed: boolean) => answer?.(isConfirmed), [answer]);
  const isOfProvider =
    session.status === 'member' && session.account.authenticationMethod === 'oidc';
  return isOfProvider ? (
    <ProviderConfirmation isOpen={answer !== null} onAnswer={onAnswer} />
  ) : (
    <PasswordConfirmation isOpen={answer !== null} onAnswer={onAnswer} />
  );
}

type PasswordConfirmationProps = {
  readonly isOpen: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
};

function PasswordConfirmation({ isOpen, onAnswer }: PasswordConfirmationProps) {
  const confirm = trpc.account.confirmIdentity.useMutation();
  const close = (isConfirmed: boolean) => {
    confirm.reset();
    onAnswer(isConfirmed);
  };
  const send = (proof: Proof) => {
    if (confirm.isPending) return;
    confirm.mutate(proof, {
      onSuccess: () => close(true),
      onError: (error) =>
        isSessionLost(error) ? close(false) : document.getElementById(fieldId)?.focus(),
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
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
  readonly onSend: (proof: Proof) => void;
};

function ConfirmIdentityForm({ failure, onSend }: ConfirmIdentityFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const session = useSession();
  const [typed, setTyped] = useState('');
  const [isByCode, setByCode] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const hasSecondFactor = session.status === 'member' && session.account.hasSecondFactor;
  const fault = failure ? faultOf(failure) : null;
  const wrong = isByCode
    ? t`Ce code n’est pas le bon, ou a déjà servi : entrez le suivant`
    : t`Ce n’est pas votre mot de passe`;
  const missing = isByCode ? t`Entrez le code` : t`Entrez votre mot de passe`;
  const refusal = fault && (fault.code === 'INVALID' ? wrong : errorText(fault));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed === '');
    if (typed === '') document.getElementById(fieldId)?.focus();
    else onSend(isByCode ? { code: typed } : { password: typed });
  };
  const field = {
    id: fieldId,
    value: typed,
    error: isMissing ? missing : refusal,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
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
        {isByCode ? (
          <CodeField {...field} />
        ) : (
          <>
            <KnownUsername username={session.status === 'member' ? session.account.email : ''} />
            <PasswordField label={t`Mot de passe`} autoComplete="current-password" {...field} />
          </>
        )}
        {hasSecondFactor && (
          <Button
            kind="quiet"
            onClick={() => {
              setByCode(!isByCode);
              setTyped('');
              setMissing(false);
            }}
          >
            {isByCode ? (
              <Trans>Utiliser plutôt mon mot de passe</Trans>
            ) : (
              <Trans>Utiliser plutôt un code de mon application</Trans>
            )}
          </Button>
        )}
      </form>
    </>
  );
}

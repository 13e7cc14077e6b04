import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { watchConfirmation } from './confirmation-channel.ts';

type ProviderConfirmationProps = {
  readonly isOpen: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
};

export const confirmationPath = (locale: string) =>
  `/connexion/oidc?confirmer=oui&langue=${locale}`;

/**
 * The person logs in again in another tab, so that this tab keeps all typed text.
 * @decision D58 sign-in#proof-through-the-provider
 */
export function ProviderConfirmation({ isOpen, onAnswer }: ProviderConfirmationProps) {
  const { i18n } = useLingui();
  const [isUnderWay, setUnderWay] = useState(false);
  const answer = useCallback(
    (isConfirmed: boolean) => {
      setUnderWay(false);
      onAnswer(isConfirmed);
    },
    [onAnswer],
  );
  useEffect(() => (isOpen ? watchConfirmation(() => answer(true)) : undefined), [isOpen, answer]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => answer(false)}
      title={<Trans>Confirmez que c’est bien vous</Trans>}
      actions={
        <>
          <a
            href={confirmationPath(i18n.locale)}
            target="_blank"
            rel="noopener"
            className={buttonClass(isUnderWay ? 'secondary' : 'primary')}
            onClick={() => setUnderWay(true)}
          >
            <ExternalLink aria-hidden className="size-5" />
            {isUnderWay ? (
              <Trans>Recommencer</Trans>
            ) : (
              <Trans>Continuer avec mon établissement</Trans>
            )}
          </a>
          <Button kind="secondary" onClick={() => answer(false)}>
            <Trans>Annuler</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Cette action touche des données protégées. Votre établissement vous demandera de vous
          connecter de nouveau, dans un autre onglet. Ce que vous avez écrit reste en place ici.
        </Trans>
      </p>
      <output className="mt-4 block font-medium empty:hidden">
        {isUnderWay && (
          <Trans>
            Connectez-vous dans l’autre onglet : votre action se poursuivra ici toute seule.
          </Trans>
        )}
      </output>
    </Dialog>
  );
}

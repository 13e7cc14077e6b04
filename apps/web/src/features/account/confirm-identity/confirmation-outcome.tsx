import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Banner, Notice } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { findRefusal } from '../provider-login.tsx';
import { announceConfirmation } from './confirmation-channel.ts';
import { confirmationPath } from './provider-confirmation.tsx';

const confirmed = 'confirme';

export const isConfirmationOutcome = (outcome: string | null): outcome is string =>
  outcome === confirmed || findRefusal(outcome) !== null;

/** @decision D58 sign-in#proof-through-the-provider */
export function ConfirmationOutcome({ outcome }: { outcome: string }) {
  const { i18n } = useLingui();
  const isConfirmed = outcome === confirmed;
  useEffect(() => {
    if (isConfirmed) announceConfirmation();
  }, [isConfirmed]);
  if (isConfirmed) {
    return (
      <Notice kind="ok" title={<Trans>C’est confirmé</Trans>}>
        <Trans>Fermez cet onglet et revenez au premier : votre action s’y poursuit.</Trans>
      </Notice>
    );
  }
  const refusal = findRefusal(outcome);
  return (
    <Banner kind="attention" title={<Trans>La confirmation n’a pas réussi</Trans>}>
      <p className="mt-1 mb-4">
        {outcome === 'refuse' ? (
          <Trans>
            C’est un autre compte de votre établissement qui s’est connecté. Recommencez avec celui
            que vous utilisez ici.
          </Trans>
        ) : (
          refusal && i18n._(refusal)
        )}
      </p>
      <a href={confirmationPath(i18n.locale)} className={buttonClass('secondary')}>
        <Trans>Recommencer</Trans>
      </a>
    </Banner>
  );
}

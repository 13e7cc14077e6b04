import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { faultOf } from '../../lib/error-code.ts';
import { Banner, Notice } from '../../ui/banner.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

export function IncompleteLink({ children }: { children: ReactNode }) {
  return (
    <Notice kind="attention" title={<Trans>Ce lien est incomplet</Trans>}>
      {children}
    </Notice>
  );
}

type LinkFailureProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

export function LinkFailure({ error, onRetry, children }: LinkFailureProps) {
  const { code } = faultOf(error);
  if (code === 'ESTABLISHMENT_CLOSED') {
    return (
      <Notice
        kind="attention"
        role="alert"
        title={<Trans>Cet établissement n’accueille plus de nouvelles personnes</Trans>}
      >
        <Trans>
          Votre invitation ne peut plus servir. Adressez-vous à la personne qui vous l’a envoyée.
        </Trans>
      </Notice>
    );
  }
  if (code !== 'TOKEN_INVALID' && code !== 'INVALID') {
    return <ErrorState error={error} onRetry={onRetry} />;
  }
  return (
    <Banner kind="attention" role="alert" title={<Trans>Ce lien n’est plus valable</Trans>}>
      <p className="mt-1">
        <Trans>Il a déjà servi, ou son délai est passé.</Trans>
      </p>
      <div className="mt-2">{children}</div>
    </Banner>
  );
}

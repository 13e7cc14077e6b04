import { Trans } from '@lingui/react/macro';
import { useOnline } from '../../../lib/online.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

export function PlayerFault({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  return (
    <Banner
      kind="attention"
      className="m-4"
      title={<Trans>Les images n’ont pas pu être chargées</Trans>}
    >
      <p role="alert" className="mt-1">
        {isOnline ? (
          <Trans>La connexion est peut-être coupée, ou le site trop occupé.</Trans>
        ) : (
          <Trans>Votre appareil est hors connexion.</Trans>
        )}{' '}
        <Trans>Ce que vous aviez vu est gardé. Le texte des images se lit ci-dessous.</Trans>
      </p>
      <Button kind="secondary" className="mt-4" onClick={onRetry}>
        <Trans>Réessayer</Trans>
      </Button>
    </Banner>
  );
}

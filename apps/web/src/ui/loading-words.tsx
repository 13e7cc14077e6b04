import { Trans } from '@lingui/react/macro';
import { useOnline } from '../lib/online.ts';

/**
 * Screen readers read the text at once. The text becomes visible after ten seconds, or sooner
 * offline (`.late`).
 * @decision pages#offline-and-slow-pages
 */
export function LoadingWords() {
  const isOnline = useOnline();
  return (
    <>
      <span className="sr-only">
        <Trans>Chargement…</Trans>
      </span>
      <span className="late" data-offline={!isOnline || undefined}>
        {isOnline ? (
          <Trans>C’est plus long que d’habitude. La connexion est peut-être lente.</Trans>
        ) : (
          <Trans>Cette partie s’affichera dès que la connexion reviendra.</Trans>
        )}
      </span>
    </>
  );
}

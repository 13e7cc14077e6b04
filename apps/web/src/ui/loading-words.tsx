import { Trans } from '@lingui/react/macro';
import { useOnline } from '../lib/online.ts';

/**
 * Tells screen readers that the page loads. The text is visible without a network or after ten
 * seconds (`.late` waits).
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

import { Trans } from '@lingui/react/macro';
import { useOnline } from '../lib/online.ts';

/**
 * What is read out while something is on its way; without a network, and after ten seconds, it is
 * shown as well (`.late` waits). @decision decisions/0041
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

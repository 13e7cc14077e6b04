import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { progressConstants, progressPercent } from '../lib/progress.ts';

export function ProgressBar({ isBusy }: { isBusy: boolean }) {
  const { t } = useLingui();
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!isBusy) return undefined;
    const start = performance.now();
    const timer = setInterval(
      () => setPercent(progressPercent(performance.now() - start)),
      progressConstants.throttleMs,
    );
    return () => {
      clearInterval(timer);
      setPercent(0);
    };
  }, [isBusy]);
  if (!isBusy || percent === 0) return null;
  return (
    <div data-screen-only>
      <progress
        aria-label={t`Chargement de la page`}
        value={percent}
        max={progressConstants.cap}
        className="page-progress"
      />
      <output className="late page-late">
        <Trans>C’est plus long que d’habitude. La connexion est peut-être lente.</Trans>
      </output>
    </div>
  );
}

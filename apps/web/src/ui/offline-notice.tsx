import { Trans } from '@lingui/react/macro';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

type OfflineNoticeProps = {
  readonly onRetry?: () => void;
  readonly busy?: boolean;
};

export function OfflineNotice({ onRetry, busy = false }: OfflineNoticeProps) {
  return (
    <Banner
      kind="attention"
      role="alert"
      className="offline-notice"
      title={<Trans>Vous semblez être hors ligne</Trans>}
    >
      <p className="mt-1">
        <Trans>Cette partie s’affichera dès que la connexion reviendra.</Trans>
      </p>
      {onRetry && (
        <Button kind="secondary" className="mt-4" onClick={onRetry} busy={busy}>
          <Trans>Réessayer</Trans>
        </Button>
      )}
    </Banner>
  );
}

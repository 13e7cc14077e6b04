import { Trans } from '@lingui/react/macro';
import { otherAddressOf } from '../lib/entry-fault.ts';
import { useErrorText } from '../lib/error-messages.ts';
import { faultOf } from '../lib/error-code.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OtherAddress } from './other-address.tsx';

type ErrorStateProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly busy?: boolean;
};

export function ErrorState({ error, onRetry, busy = false }: ErrorStateProps) {
  const text = useErrorText();
  const fault = faultOf(error);
  const otherAddress = otherAddressOf(location.origin, [fault.details['siteAddress']]);
  if (otherAddress !== null) return <OtherAddress address={otherAddress} />;
  if (fault.code === 'OFFLINE') return <OfflineNotice onRetry={onRetry} busy={busy} />;
  return (
    <Banner kind="danger" role="alert" title={text(fault)}>
      {fault.requestId && (
        <p className="mt-1 text-small text-ink-soft">
          <Trans>Référence pour l’équipe : {fault.requestId}</Trans>
        </p>
      )}
      <Button kind="secondary" className="mt-4" onClick={onRetry} busy={busy}>
        <Trans>Réessayer</Trans>
      </Button>
    </Banner>
  );
}

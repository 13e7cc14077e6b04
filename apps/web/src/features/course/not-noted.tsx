import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

type NotNotedProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onRetry: () => unknown;
  readonly busy?: boolean;
};

export function NotNoted({ title, children, onRetry, busy = false }: NotNotedProps) {
  return (
    <Banner kind="attention" role="alert" title={title}>
      <p className="mt-1">{children}</p>
      <Button kind="secondary" className="mt-4" busy={busy} onClick={() => void onRetry()}>
        <Trans>Réessayer</Trans>
      </Button>
    </Banner>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { PlainMessage } from './plain-message.tsx';

/**
 * The markup of this page is plain, because the layout itself may have failed.
 * @source specification §2, §8
 */
function ErrorPage() {
  const { t } = useLingui();
  return (
    <main className="page-column flex-1 text-center">
      <PlainMessage
        title={t`Oups! Une erreur s'est produite.`}
        words={
          <Trans>Ce que vous aviez enregistré est intact. Rechargez la page pour continuer.</Trans>
        }
      >
        <button type="button" className={buttonClass('primary')} onClick={() => location.reload()}>
          <Trans>Recharger la page</Trans>
        </button>
      </PlainMessage>
    </main>
  );
}

type ErrorBoundaryProps = {
  /** The error is cleared when this key changes, so that the next page is drawn. */
  readonly resetKey: string;
  readonly children: ReactNode;
};

type ErrorBoundaryState = {
  readonly failedKey: string | null;
};

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedKey: null };

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.setState({ failedKey: this.props.resetKey });
  }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failedKey: '' };
  }

  override render() {
    const { failedKey } = this.state;
    const { resetKey, children } = this.props;
    return failedKey === '' || failedKey === resetKey ? <ErrorPage /> : children;
  }
}

import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

type ErrorBoundaryProps = {
  /** Another page gets another try. */
  readonly resetKey: string;
  readonly children: ReactNode;
};

type ErrorBoundaryState = {
  readonly failedKey: string | null;
};

/** After any error during drawing the person gets the error page and its way out. */
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

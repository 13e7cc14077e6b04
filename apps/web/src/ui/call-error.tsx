import { faultOf } from '../lib/error-code.ts';
import { useErrorText } from '../lib/error-messages.ts';
import { ErrorSummary } from './error-summary.tsx';

type CallErrorProps = {
  readonly call: { readonly error: unknown; readonly submittedAt: number };
};

export function CallError({ call: { error, submittedAt } }: CallErrorProps) {
  const errorText = useErrorText();
  const errors = error ? [{ text: errorText(faultOf(error)) }] : [];
  return <ErrorSummary errors={errors} attempt={submittedAt} />;
}

import { faultOf } from '../lib/error-code.ts';
import { useErrorText } from '../lib/error-messages.ts';
import { ErrorSummary } from './error-summary.tsx';

type CallErrorProps = {
  readonly call: { readonly error: unknown; readonly submittedAt: number };
};

/** The failure of a single call, shown at the top like the errors of a form. */
export function CallError({ call: { error, submittedAt } }: CallErrorProps) {
  const errorText = useErrorText();
  const errors = error ? [{ text: errorText(faultOf(error)) }] : [];
  return <ErrorSummary errors={errors} attempt={submittedAt} />;
}

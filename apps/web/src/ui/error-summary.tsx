import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useErrorTitle } from '../lib/document-title.ts';
import type { ErrorLine } from '../lib/form-errors.ts';

type ErrorSummaryProps = {
  readonly errors: readonly ErrorLine[];
  readonly attempt: number;
};

export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useErrorTitle(hasErrors);
  const focusedFor = useRef(0);
  useEffect(() => {
    if (attempt > 0 && (!hasErrors || attempt === focusedFor.current)) return;
    focusedFor.current = attempt;
    if (attempt > 0) box.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-8 rounded-card border-2 border-danger bg-raised p-5"
    >
      <h2 className="mb-2 text-lead text-danger">
        {errors.some(({ fieldId }) => fieldId) ? (
          <Plural value={errors.length} one="Un point à corriger" other="# points à corriger" />
        ) : (
          <Trans>Cela n’a pas fonctionné</Trans>
        )}
      </h2>
      <ul className="space-y-1">
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ''}${error.text}`}>
            {error.fieldId ? (
              <a
                href={`#${error.fieldId}`}
                className="inline-block py-1 text-danger underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(error.fieldId ?? '')?.focus();
                }}
              >
                {error.text}
              </a>
            ) : (
              error.text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useErrorTitle } from '../lib/document-title.ts';
import type { ErrorLine } from '../lib/form-errors.ts';

type ErrorSummaryProps = {
  readonly errors: readonly ErrorLine[];
  readonly attempt: number;
};

/** Unanswered questions stand apart, in neutral ink: red is for wrong values. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const gaps = errors.filter(({ isGap }) => isGap);
  const faults = errors.filter(({ isGap }) => !isGap);
  useErrorTitle(faults.length > 0);
  const focusedFor = useRef(0);
  useEffect(() => {
    if (attempt > 0 && (!hasErrors || attempt === focusedFor.current)) return;
    focusedFor.current = attempt;
    if (attempt > 0) box.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-8 grid gap-4">
      {faults.length > 0 && (
        <div className={`${boxClass} border-danger`}>
          <h2 className="mb-2 text-lead text-danger">
            {faults.some(({ fieldId }) => fieldId) ? (
              <Plural value={faults.length} one="Un point à corriger" other="# points à corriger" />
            ) : (
              <Trans>Cela n’a pas fonctionné</Trans>
            )}
          </h2>
          <Lines lines={faults} linkClass="text-danger" />
        </div>
      )}
      {gaps.length > 0 && (
        <div className={`${boxClass} border-edge`}>
          <h2 className="mb-2 text-lead">
            <Plural value={gaps.length} one="Il manque une réponse" other="Il manque # réponses" />
          </h2>
          <Lines lines={gaps} linkClass="text-ink" />
        </div>
      )}
    </div>
  );
}

const boxClass = 'rounded-card border-2 bg-raised p-5';

type LinesProps = { readonly lines: readonly ErrorLine[]; readonly linkClass: string };

function Lines({ lines, linkClass }: LinesProps) {
  return (
    <ul className="space-y-1">
      {lines.map(({ fieldId, text }) => (
        <li key={`${fieldId ?? ''}${text}`}>
          {fieldId ? (
            <a
              href={`#${fieldId}`}
              className={`inline-block py-1 underline underline-offset-4 ${linkClass}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

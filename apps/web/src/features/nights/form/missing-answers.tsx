import { Plural } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

type MissingAnswersProps = {
  readonly lines: readonly { readonly fieldId: string; readonly text: string }[];
  /** Number of the try to save. Each new number moves the focus to this list; 0 does not. */
  readonly attempt: number;
};

export default function MissingAnswers({ lines, attempt }: MissingAnswersProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-8 rounded-card border-2 border-edge bg-raised p-5"
    >
      <h2 className="mb-2 text-lead">
        <Plural value={lines.length} one="Il manque une réponse" other="Il manque # réponses" />
      </h2>
      <ul className="space-y-1">
        {lines.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-block py-1 text-ink underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

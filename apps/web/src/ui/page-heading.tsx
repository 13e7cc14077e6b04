import type { ReactNode } from 'react';

type PageHeadingProps = {
  readonly children: ReactNode;
  /** A line above the title: a week, a section. */
  readonly above?: ReactNode;
  /** A sentence below it: the reason before the request. */
  readonly below?: ReactNode;
};

/** The page's one h1; navigation moves the focus to it. */
export function PageHeading({ children, above, below }: PageHeadingProps) {
  return (
    <header className="mb-8">
      {above && <p className="mb-1 text-small font-medium text-accent-ink">{above}</p>}
      <h1 tabIndex={-1} className="text-title wrap-break-word">
        {children}
      </h1>
      {below && <p className="mt-3 text-lead text-ink-soft">{below}</p>}
    </header>
  );
}

import type { ReactNode } from 'react';
import { HeadingWords } from './heading-words.tsx';

type PageHeadingProps = {
  readonly children: ReactNode;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
};

export function PageHeading({ children, above, below }: PageHeadingProps) {
  return (
    <header className="mb-8">
      {above && <p className="mb-1 text-small font-medium text-accent-ink">{above}</p>}
      <h1 tabIndex={-1} className="text-title wrap-break-word">
        <HeadingWords>{children}</HeadingWords>
      </h1>
      {below && <p className="mt-3 text-lead text-ink-soft">{below}</p>}
    </header>
  );
}

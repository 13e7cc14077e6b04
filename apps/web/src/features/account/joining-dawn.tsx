import type { ReactNode } from 'react';
import { Dawn } from '../../ui/dawn.tsx';

type JoiningDawnProps = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

/** Head of the pages on which a person joins the programme. */
export function JoiningDawn({ title, children }: JoiningDawnProps) {
  return (
    <header className="-mx-4 -mt-10 mb-8 overflow-hidden sm:mx-0 sm:mt-0 sm:rounded-card">
      <Dawn isLow>
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        {children && <p className="mt-2">{children}</p>}
      </Dawn>
    </header>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type RowWordsProps = {
  readonly title: ReactNode;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly className?: string | undefined;
};

export function RowWords({ title, above, below, className }: RowWordsProps) {
  return (
    <span className={classNames('min-w-0 flex-1', className)}>
      {above && <span className="block text-small text-ink-soft">{above}</span>}
      <span className="block font-medium">{title}</span>
      {below && <span className="block text-small text-ink-soft">{below}</span>}
    </span>
  );
}

import type { ReactNode } from 'react';
import { useDates } from '../../../lib/dates.ts';

type ChangeWordsProps = {
  readonly said: ReactNode;
  readonly at: string | null;
  readonly by: { readonly firstName: string; readonly lastName: string } | null;
};

export function ChangeWords({ said, at, by }: ChangeWordsProps) {
  const dates = useDates();
  const name = by && `${by.firstName} ${by.lastName}`.trim();
  return (
    <>
      <span>{said}</span>
      {at !== null && <span>{` · ${dates.stamp(at)}`}</span>}
      {name && <span>{` · ${name}`}</span>}
    </>
  );
}

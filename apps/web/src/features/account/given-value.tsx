import type { ReactNode } from 'react';

type GivenValueProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  /** Says why it is not asked for. */
  readonly children: ReactNode;
};

/** A value that the invitation decided: shown like a field, but fixed. */
export function GivenValue({ id, label, value, children }: GivenValueProps) {
  return (
    <div className="mb-6">
      <p className="font-medium">{label}</p>
      <p id={id} className="text-lead break-words">
        {value}
      </p>
      <p className="text-small text-ink-soft">{children}</p>
    </div>
  );
}

import type { ReactNode } from 'react';

type GivenValueProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  /** Why it is not asked for. */
  readonly children: ReactNode;
};

/** Something that an invitation has decided: read like a field's value, and nothing to fill in. */
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

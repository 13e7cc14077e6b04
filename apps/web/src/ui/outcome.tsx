import { type ReactNode, useEffect, useRef } from 'react';

type OutcomeProps = {
  readonly role?: 'status' | 'alert';
  /** The outcome gets the focus again when this value changes. */
  readonly turn?: unknown;
  readonly children: ReactNode;
};

/** Takes the place of a form after the answer: gets the focus, and screen readers read it. */
export function Outcome({ role = 'status', turn = null, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [turn]);
  return (
    <div ref={box} role={role} tabIndex={-1}>
      {children}
    </div>
  );
}

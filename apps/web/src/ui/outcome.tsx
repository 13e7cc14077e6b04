import { type ReactNode, useEffect, useRef } from 'react';

type OutcomeProps = {
  readonly role?: 'status' | 'alert';
  readonly turn?: unknown;
  readonly children: ReactNode;
};

export function Outcome({ role = 'status', turn = true, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn !== null) box.current?.focus();
  }, [turn]);
  return (
    <div ref={box} role={role} tabIndex={-1}>
      {children}
    </div>
  );
}

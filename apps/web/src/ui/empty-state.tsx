import type { ReactNode } from 'react';
import { HorizonDrawing } from './horizon-drawing.tsx';

type EmptyStateProps = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-dashed border-line px-5 py-10 text-center">
      <HorizonDrawing className="mx-auto mb-4 h-12 w-40 text-edge" />
      <p className="font-medium">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-md text-ink-soft">{children}</div>}
    </div>
  );
}

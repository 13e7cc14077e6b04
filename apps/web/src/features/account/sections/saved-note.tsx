import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-ok">
      <Check aria-hidden className="mt-1 size-[1.15em] shrink-0" strokeWidth={2.25} />
      {children}
    </p>
  );
}

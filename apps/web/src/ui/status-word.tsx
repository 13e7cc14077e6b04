import { Check, Circle, CircleDot, Clock, Lock, Minus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

export type Status = 'todo' | 'inProgress' | 'done' | 'upcoming' | 'locked' | 'closed';

const looks: Record<Status, { icon: LucideIcon; className: string }> = {
  todo: { icon: Circle, className: 'font-medium text-accent-ink' },
  inProgress: { icon: CircleDot, className: 'font-medium text-accent-ink' },
  done: { icon: Check, className: 'text-ok' },
  upcoming: { icon: Clock, className: 'text-ink-soft' },
  locked: { icon: Lock, className: 'text-ink-soft' },
  closed: { icon: Minus, className: 'text-ink-soft' },
};

export function StatusWord({ status, children }: { status: Status; children: ReactNode }) {
  const { icon: Icon, className } = looks[status];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-small', className)}>
      <Icon aria-hidden className="size-[1.15em] shrink-0" strokeWidth={2.25} />
      {children}
    </span>
  );
}

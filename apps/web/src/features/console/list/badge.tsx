import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';

const looks = {
  danger: 'border-danger text-danger',
  attention: 'border-attention text-attention',
  ok: 'border-ok text-ok',
  plain: 'border-edge text-ink-soft',
} as const;

type BadgeProps = {
  readonly look: keyof typeof looks;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
};

export function Badge({ look, icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-[0.75rem] border px-2 text-small leading-5.5 font-medium md:whitespace-nowrap in-[table]:whitespace-normal!',
        looks[look],
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.5} />}
      {children}
    </span>
  );
}

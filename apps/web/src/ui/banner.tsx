import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type BannerKind = 'info' | 'ok' | 'attention' | 'danger';

const looks: Record<BannerKind, { icon: LucideIcon; className: string }> = {
  info: { icon: Info, className: 'border-edge text-ink-soft' },
  ok: { icon: CircleCheck, className: 'border-ok text-ok' },
  attention: { icon: TriangleAlert, className: 'border-attention text-attention' },
  danger: { icon: CircleAlert, className: 'border-danger text-danger' },
};

type BannerProps = {
  readonly kind?: BannerKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
  /** Set on a banner that appears later, so that screen readers read the banner at once. */
  readonly role?: 'alert';
};

export function Banner({ kind = 'info', title, children, className, role }: BannerProps) {
  const { icon: Icon, className: look } = looks[kind];
  return (
    <div
      role={role}
      className={classNames(
        '@container rounded-card border bg-raised p-[min(1rem,4vw)] sm:p-5',
        look,
        className,
      )}
    >
      <div className="flex gap-3 @max-[15rem]:flex-col @max-[15rem]:gap-1">
        <Icon aria-hidden className="mt-1 size-5 shrink-0" />
        <div className="min-w-0 flex-1 text-ink">
          {title && <p className="font-medium">{title}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}

export function Notice({ children, ...banner }: BannerProps) {
  return (
    <Banner {...banner}>
      <p className="mt-1">{children}</p>
    </Banner>
  );
}

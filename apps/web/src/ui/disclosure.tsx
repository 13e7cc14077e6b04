import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type DisclosureProps = {
  readonly title: ReactNode;
} & Omit<ComponentPropsWithRef<'details'>, 'title'>;

/** A `details` element, because the browser's search finds its closed text. */
export function Disclosure({ title, className, children, ...props }: DisclosureProps) {
  return (
    <details {...props} className={classNames('group border-b border-line', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 ease-settle group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

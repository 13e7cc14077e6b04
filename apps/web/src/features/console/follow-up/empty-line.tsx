import type { ReactNode } from 'react';

type EmptyLineProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** A section without content: one line after the sections that have some. */
export function EmptyLine({ id, title, children }: EmptyLineProps) {
  return (
    <section
      aria-labelledby={id}
      className="order-1 col-span-full mb-2 flex flex-wrap items-baseline gap-x-3"
    >
      <h2 id={id} className="text-body font-medium">
        {title}
      </h2>
      <p className="text-ink-soft">{children}</p>
    </section>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names.ts';

export function Card({ className, ...props }: ComponentPropsWithRef<'section'>) {
  return (
    <section
      {...props}
      className={classNames(
        'rounded-card border border-line bg-raised p-[min(1.25rem,5vw)] sm:p-7',
        className,
      )}
    />
  );
}

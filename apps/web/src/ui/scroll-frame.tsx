import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names.ts';

/**
 * A frame that scrolls sideways, by finger and by keyboard, so that the page does not scroll
 * sideways. A shadow marks an edge with hidden content. Needs the attribute `aria-label` or the
 * attribute `aria-labelledby`.
 */
export const ScrollFrame = ({ className, ...props }: ComponentPropsWithRef<'section'>) => (
  <section
    // A frame that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    {...props}
    className={classNames('scroll-frame', className)}
  />
);

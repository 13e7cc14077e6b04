import { Trans } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';

function useOverflow() {
  const ref = useRef<HTMLElement>(null);
  const [isTooNarrow, setTooNarrow] = useState(false);
  const [isTooLow, setTooLow] = useState(false);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const measure = () => {
      setTooNarrow(frame.scrollWidth > frame.clientWidth + 1);
      setTooLow(frame.scrollHeight > frame.clientHeight + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [frame, ...frame.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { ref, isTooNarrow, isTooLow };
}

type ScrollFrameProps = {
  /**
   * Screens on which the content is wider than the frame. By default, the content is wider only
   * with very large text.
   */
  readonly scrolls?: 'onPhones' | 'always' | undefined;
} & Omit<ComponentPropsWithRef<'section'>, 'ref'>;

/**
 * A frame that scrolls by finger and by keyboard. The caller must pass `aria-label` or
 * `aria-labelledby`.
 */
export function ScrollFrame({ scrolls, className, ...props }: ScrollFrameProps) {
  const { ref, isTooNarrow, isTooLow } = useOverflow();
  return (
    <>
      {isTooNarrow && (
        <p data-screen-only className="mb-1 text-small text-ink-soft">
          <Trans>La suite est à droite.</Trans>
        </p>
      )}
      <section
        ref={ref}
        // A frame that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isTooNarrow || isTooLow ? 0 : undefined}
        {...props}
        data-scrolls={scrolls}
        className={classNames('scroll-frame', className)}
      />
    </>
  );
}

import { createContext, use, type ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { isSecondPress } from '../lib/double-click.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dawn' | 'dawnQuiet';

const kinds: Record<ButtonKind, string> = {
  primary: 'px-5 bg-action text-on-action border-transparent hover:bg-action-hover',
  secondary: 'px-5 bg-transparent text-ink border-edge hover:bg-sunken',
  quiet:
    'bg-transparent text-ink border-transparent underline decoration-line underline-offset-4 hover:decoration-current',
  dawn: 'px-5 bg-accent text-on-accent border-transparent hover:brightness-110',
  dawnQuiet: 'px-5 bg-transparent text-on-night border-current hover:bg-on-night/10',
  danger: 'px-5 bg-transparent text-danger border-danger hover:bg-sunken',
};

export function buttonClass(kind: ButtonKind = 'primary', className?: string): string {
  return classNames(
    'button inline-flex min-h-12 items-center justify-center gap-2 rounded-control border py-2.5',
    'text-body leading-tight font-medium no-underline transition-colors duration-150 ease-settle',
    'aria-disabled:cursor-default aria-disabled:opacity-60',
    // The words of a quiet button stand like a link's when they wrap.
    kind === 'quiet' ? 'text-left' : 'text-center',
    kinds[kind],
    className,
  );
}

/**
 * True when another button of the page is the primary button, because a page has only one filled
 * button.
 */
export const BesidePrimary = createContext(false);

export type ButtonProps = {
  readonly kind?: ButtonKind;
  /**
   * True: presses do nothing. False: the second press of a double click does nothing. Undefined:
   * all presses work.
   */
  readonly busy?: boolean;
} & ComponentPropsWithRef<'button'>;

/** A button that is never `disabled`, so that screen readers always find the button. */
export function Button({ kind, busy, className, onClick, ...props }: ButtonProps) {
  const isBeside = use(BesidePrimary);
  return (
    <button
      type="button"
      {...props}
      aria-disabled={busy || undefined}
      className={buttonClass(kind ?? (isBeside ? 'secondary' : 'primary'), className)}
      onClick={(event) => {
        // The second press of a double click comes before `busy` is true.
        if (busy || (busy !== undefined && isSecondPress(event.nativeEvent)))
          event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

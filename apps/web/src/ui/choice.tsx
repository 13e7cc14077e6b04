import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names.ts';

type ChoiceProps = {
  readonly type: 'radio' | 'checkbox';
  /**
   * True for a choice that is not an answer, for example to decline. Such a choice has no frame.
   */
  readonly quiet?: boolean;
} & ComponentPropsWithRef<'input'>;

export function Choice({ quiet = false, children, ...props }: ChoiceProps) {
  return (
    <label className={classNames('choice', quiet && 'choice-quiet')}>
      <input {...props} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names.ts';

type ChoiceProps = {
  readonly type: 'radio' | 'checkbox';
  /**
   * True for a choice that is not an answer, for example to decline; it is drawn without a frame.
   */
  readonly quiet?: boolean;
} & ComponentPropsWithRef<'input'>;

/** One answer of a group: a native control and its text. The whole row can be pressed. */
export function Choice({ quiet = false, children, ...props }: ChoiceProps) {
  return (
    <label className={classNames('choice', quiet && 'choice-quiet')}>
      <input {...props} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

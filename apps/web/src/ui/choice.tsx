import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names.ts';

type ChoiceProps = {
  readonly type: 'radio' | 'checkbox';
  /** A way out rather than an answer: drawn without a frame. */
  readonly quiet?: boolean;
} & ComponentPropsWithRef<'input'>;

/** One answer of a group: a native control and its words; the whole row is the target. */
export function Choice({ quiet = false, children, ...props }: ChoiceProps) {
  return (
    <label className={classNames('choice', quiet && 'choice-quiet')}>
      <input {...props} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

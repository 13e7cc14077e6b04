import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { WholeNumbers } from './whole-numbers.tsx';

export const inputClass =
  'block min-h-12 w-full rounded-control border border-edge bg-raised px-3.5 py-2 text-lead text-ink';

export const fileInputClass =
  'block min-h-12 w-full text-small file:mr-3 file:min-h-11 file:rounded-control file:border file:border-edge file:bg-transparent file:px-4 file:text-ink';

type FieldFrameProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isGap?: boolean | undefined;
  readonly children: ReactNode;
};

export function describedBy(id: string, hint: ReactNode, error?: ReactNode): string | undefined {
  return classNames(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined;
}

type FieldHelpProps = Pick<FieldFrameProps, 'id' | 'hint' | 'error' | 'isGap'>;

export function FieldHelp({ id, hint, error, isGap = false }: FieldHelpProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classNames('mb-2 font-medium', !isGap && 'text-danger')}>
          {typeof error === 'string' ? <WholeNumbers text={error} /> : error}
        </p>
      )}
    </>
  );
}

export function FieldFrame({ id, label, hint, error, isGap, children }: FieldFrameProps) {
  return (
    <div
      className={classNames(
        'mb-6',
        Boolean(error) && 'border-l-4 pl-4',
        Boolean(error) && (isGap ? 'border-edge' : 'border-danger'),
      )}
    >
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <FieldHelp id={id} hint={hint} error={error} isGap={isGap} />
      {children}
    </div>
  );
}

export type FieldProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
} & ComponentPropsWithRef<'input'>;

export function Field({ label, hint, error, id, className, ...props }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...props}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
        className={classNames(inputClass, className)}
      />
    </FieldFrame>
  );
}

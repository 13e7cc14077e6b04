import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { describedBy, FieldFrame, type FieldProps, inputClass } from './field.tsx';

export function PasswordField({ label, hint, error, id, className, ...props }: FieldProps) {
  const { t } = useLingui();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          type={isShown ? 'text' : 'password'}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
          className={classNames(inputClass, 'pr-28', className)}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 min-w-11 rounded-control px-4 text-small font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-current"
          aria-label={isShown ? t`Cacher le mot de passe` : t`Montrer le mot de passe`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <Trans>Cacher</Trans> : <Trans>Montrer</Trans>}
        </button>
      </div>
    </FieldFrame>
  );
}

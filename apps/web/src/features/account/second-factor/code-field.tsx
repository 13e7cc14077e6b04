import { useLingui } from '@lingui/react/macro';
import { Field, type FieldProps } from '../../../ui/field.tsx';

/** Field for an authenticator code; phones and password managers can fill in the code. */
export function CodeField(props: Omit<FieldProps, 'label'>) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Code`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      {...props}
      className="max-w-72 font-mono tracking-wider"
    />
  );
}

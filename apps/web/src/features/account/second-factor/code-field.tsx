import { useLingui } from '@lingui/react/macro';
import { Field, type FieldProps } from '../../../ui/field.tsx';

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

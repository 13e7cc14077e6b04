import { isPlausiblePhoneNumber } from '@aube/api/rules';
import { participant } from '@aube/dictionary';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Field, type FieldProps } from '../../ui/field.tsx';

export const phoneMessages = {
  notAPhoneNumber: msg`Entrez un numéro de téléphone, par exemple 514 555-0199`,
};

export const phoneRules = {
  validate: (typed: string) =>
    typed.trim() === '' || isPlausiblePhoneNumber(typed) || 'notAPhoneNumber',
};

/** @decision rights-and-roles#telephone */
export function PhoneField(props: FieldProps) {
  const { t } = useLingui();
  return (
    <Field
      id="phoneNumber"
      type="tel"
      hint={t`L’équipe qui vous suit s’en sert pour vous joindre.`}
      autoComplete="tel"
      maxLength={participant.fields.phoneNumber.maximumLength}
      {...props}
    />
  );
}

import type { RouterInputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { fieldIdOf } from './contact-faults.ts';

export type ContactForm = RouterInputs['admin']['saveContactDraft']['contacts'][number];

const nothing = { fr: '', en: '' };
export const emptyContact: ContactForm = {
  code: '',
  name: nothing,
  detail: nothing,
  hours: nothing,
  address: nothing,
  phone: '',
  email: '',
  url: '',
};

type ContactFieldsProps = {
  readonly index: number;
  readonly contact: ContactForm;
  readonly errorOf: (fieldId: string) => string | undefined;
  readonly onChange: (contact: ContactForm) => void;
  readonly onMoveUp: () => void;
  readonly onRemove: () => void;
};

type Part = 'name' | 'detail' | 'hours' | 'address';

export function ContactFields(props: ContactFieldsProps) {
  const { index, contact, errorOf, onChange } = props;
  const { t } = useLingui();
  const number = index + 1;

  /** One text in both languages, beside each other on a wide screen. */
  const both = (part: Part, fr: string, en: string, hint?: ReactNode) => (
    <div className="grid gap-x-6 sm:grid-cols-2 sm:items-end">
      {(['fr', 'en'] as const).map((locale) => {
        const id = fieldIdOf(['contacts', index, part, locale]);
        return (
          <Field
            key={locale}
            id={id}
            lang={locale}
            label={locale === 'fr' ? fr : en}
            hint={locale === 'fr' ? hint : undefined}
            autoComplete="off"
            value={contact[part][locale]}
            error={errorOf(id)}
            onChange={(event) =>
              onChange({ ...contact, [part]: { ...contact[part], [locale]: event.target.value } })
            }
          />
        );
      })}
    </div>
  );

  const single = (part: 'phone' | 'email' | 'url', label: string, hint: string, type: string) => {
    const id = fieldIdOf(['contacts', index, part]);
    return (
      <Field
        id={id}
        type={type}
        label={label}
        hint={hint}
        autoComplete="off"
        className="max-w-96"
        value={contact[part]}
        error={errorOf(id)}
        onChange={(event) => onChange({ ...contact, [part]: event.target.value })}
      />
    );
  };

  return (
    <fieldset className="mb-8 min-w-0 rounded-card border border-line bg-raised p-5 sm:p-7">
      <legend className="sr-only">
        <Trans>Contact {number}</Trans>
      </legend>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p aria-hidden className="text-lead font-bold">
          <Trans>Contact {number}</Trans>
        </p>
        <div className="flex flex-wrap gap-x-4">
          {index > 0 && (
            <Button kind="quiet" className="py-2" onClick={props.onMoveUp}>
              <Trans>
                Monter<span className="sr-only"> le contact {number}</span>
              </Trans>
            </Button>
          )}
          <Button kind="quiet" className="py-2" onClick={props.onRemove}>
            <Trans>
              Retirer<span className="sr-only"> le contact {number}</span>
            </Trans>
          </Button>
        </div>
      </div>
      {both('name', t`Nom en français`, t`Nom en anglais`, t`Une personne ou un service`)}
      {both('detail', t`Pour quoi, en français`, t`Pour quoi, en anglais`)}
      {single('phone', t`Téléphone`, t`Avec l’indicatif régional, par exemple 514 555-0199`, 'tel')}
      {both('hours', t`Heures en français`, t`Heures en anglais`)}
      {single('email', t`Courriel`, t`L’adresse où l’on peut écrire`, 'email')}
      {both('address', t`Adresse en français`, t`Adresse en anglais`)}
      {single('url', t`Page Internet`, t`Elle commence par https://`, 'url')}
    </fieldset>
  );
}

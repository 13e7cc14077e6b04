import type { ReactNode } from 'react';
import { describedBy, Field, FieldFrame, inputClass } from '../../../../ui/field.tsx';
import { classNames } from '../../../../lib/class-names.ts';
import { fieldIdOf } from '../fault-words.ts';

type Both = { readonly fr: string; readonly en: string };

type Named = {
  readonly path: readonly (string | number)[];
  readonly errorOf: (fieldId: string) => string | undefined;
};

type BothFieldsProps = Named & {
  readonly labels: Both;
  readonly hint?: ReactNode;
  readonly value: Both;
  readonly onChange: (value: Both) => void;
};

export function BothFields({ path, errorOf, labels, hint, value, onChange }: BothFieldsProps) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2 sm:items-end">
      {(['fr', 'en'] as const).map((locale) => {
        const id = fieldIdOf([...path, locale]);
        return (
          <Field
            key={locale}
            id={id}
            lang={locale}
            label={labels[locale]}
            hint={locale === 'fr' ? hint : undefined}
            autoComplete="off"
            value={value[locale]}
            error={errorOf(id)}
            onChange={(event) => onChange({ ...value, [locale]: event.target.value })}
          />
        );
      })}
    </div>
  );
}

export function BothAreas({ path, errorOf, labels, hint, value, onChange }: BothFieldsProps) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2 sm:items-end">
      {(['fr', 'en'] as const).map((locale) => {
        const id = fieldIdOf([...path, locale]);
        const error = errorOf(id);
        const shownHint = locale === 'fr' ? hint : undefined;
        return (
          <FieldFrame key={locale} id={id} label={labels[locale]} hint={shownHint} error={error}>
            <textarea
              id={id}
              lang={locale}
              rows={18}
              value={value[locale]}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, shownHint, error)}
              className={classNames(inputClass, 'text-body')}
              onChange={(event) => onChange({ ...value, [locale]: event.target.value })}
            />
          </FieldFrame>
        );
      })}
    </div>
  );
}

type SingleFieldProps = Named & {
  readonly type: 'tel' | 'email' | 'url';
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function SingleField({ path, errorOf, onChange, ...field }: SingleFieldProps) {
  const id = fieldIdOf(path);
  return (
    <Field
      id={id}
      autoComplete="off"
      className="max-w-96"
      error={errorOf(id)}
      onChange={(event) => onChange(event.target.value)}
      {...field}
    />
  );
}

import { setSpaces } from '@aube/content/typography';
import type { Text } from '@aube/dictionary';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/**
 * Text of the dictionary in the current language; `values` replace placeholders, for example
 * `{day}`.
 */
export type FieldText = (text: Text, values?: Readonly<Record<string, string>>) => string;

export function useFieldText(): FieldText {
  const locale = useLingui().i18n.locale === 'en' ? 'en' : 'fr';
  return useMemo(
    () =>
      (text, values = {}) =>
        setSpaces(text[locale], locale).replace(
          /\{(\w+)\}/g,
          (place, name: string) => values[name] ?? place,
        ),
    [locale],
  );
}

export type Label = MessageDescriptor | Text | string;

export function useLabel(): (label: Label) => string {
  const { i18n } = useLingui();
  const text = useFieldText();
  return (label) => {
    if (typeof label === 'string') return label;
    return 'fr' in label ? text(label) : i18n._(label);
  };
}

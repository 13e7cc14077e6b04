import { setSpaces } from '@aube/content/typography';
import type { Text } from '@aube/dictionary';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/**
 * Text of the dictionary in the current language; `values` replace its placeholders, for example
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

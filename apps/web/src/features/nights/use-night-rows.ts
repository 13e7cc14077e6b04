import type { NightEntry, NightValues } from '@aube/api/rules';
import { nightField, nightFieldNames, type NightFieldName } from '@aube/dictionary';
import { useLingui } from '@lingui/react/macro';
import { useFieldText } from '../../lib/use-field-text.ts';
import { useWords } from './use-words.ts';

export type NightRow = {
  readonly field: NightFieldName;
  readonly name: string;
  readonly value: string | null;
};

const listedFields = nightFieldNames.filter((name) => name !== 'napCount');

/** @decision D70 */
export function useNightRows(): (
  night: NightEntry,
  fields?: readonly NightFieldName[],
) => NightRow[] {
  const { t } = useLingui();
  const text = useFieldText();
  const { clock, duration } = useWords();
  const words = (name: NightFieldName, value: NightValues[NightFieldName]): string => {
    if (typeof value === 'boolean') return value ? t`Oui` : t`Non`;
    if (typeof value === 'string') return value;
    if (typeof value === 'object') {
      const naps = value.map(({ startTime, endTime }) => `${clock(startTime)} – ${clock(endTime)}`);
      return naps.join(', ') || t`aucune`;
    }
    const field = nightField(name);
    if (field.kind === 'clockTime') return clock(value);
    if (field.kind === 'minutes') return duration(value);
    const choice = field.kind === 'choice' ? field.choices[value - field.minimum] : undefined;
    return choice ? text(choice) : String(value);
  };
  return (night, fields = listedFields) =>
    fields.map((field) => {
      const value = night[field] ?? null;
      const name = text(nightField(field).label);
      return { field, name, value: value === null ? null : words(field, value) };
    });
}

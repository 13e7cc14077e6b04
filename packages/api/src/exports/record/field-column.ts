import type { Field, FieldRule } from '@aube/dictionary';
import type { ColumnCode, ColumnFacts, ColumnType, ColumnUnit } from '../rules/column.ts';
import type { Column } from './table.ts';

type Kind = Exclude<FieldRule['kind'], 'naps' | 'object'>;

const TYPES: Readonly<Record<Kind, { type: ColumnType; unit?: ColumnUnit }>> = {
  clockTime: { type: 'time' },
  minutes: { type: 'integer', unit: 'minutes' },
  count: { type: 'integer' },
  number: { type: 'integer' },
  percent: { type: 'number', unit: 'percent' },
  choice: { type: 'integer' },
  oneOf: { type: 'code' },
  // Several codes, separated by spaces.
  someOf: { type: 'text' },
  yesNo: { type: 'boolean' },
  text: { type: 'text' },
  date: { type: 'date' },
  instant: { type: 'instant' },
};

function codesOf(field: FieldRule): { codes?: readonly ColumnCode[] } {
  if (field.kind === 'oneOf') {
    return {
      codes: Object.values(field.codes).map(({ french, label }) => ({ value: french, label })),
    };
  }
  if (field.kind !== 'choice') return {};
  return {
    codes: field.choices.map((label, index) => ({ value: String(field.minimum + index), label })),
  };
}

export function fieldColumn(
  field: Field & FieldRule & { readonly kind: Kind },
  own: Pick<Column, 'sql' | 'source'> & Partial<ColumnFacts>,
): Column {
  return {
    name: field.column ?? field.french,
    label: field.longLabel ?? field.label,
    ...TYPES[field.kind],
    ...codesOf(field),
    ...own,
  };
}

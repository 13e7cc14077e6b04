import { changesOf, type AuditChange } from '../rules/audit-list.ts';
import { fieldName } from './field-words.ts';
import { PERSON_FIELDS, PLACE_FIELDS, valueWords, type ValueReader } from './value-words.ts';

export type ChangeInWords = {
  field: string;
  name: string;
  before: string[];
  after: string[];
};

type Row = {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

const numbersIn = (fields: ReadonlySet<string>, changes: readonly AuditChange[]): number[] =>
  changes
    .filter(({ field }) => fields.has(field))
    .flatMap(({ before, after }) => [before, after])
    .flat()
    .filter((value) => typeof value === 'number');

export function numberedIn(rows: readonly Row[]): { people: number[]; places: number[] } {
  const changes = rows.flatMap(({ before, after }) => changesOf(before, after));
  return {
    people: [...new Set(numbersIn(PERSON_FIELDS, changes))],
    places: [...new Set(numbersIn(PLACE_FIELDS, changes))],
  };
}

const valuesInWords = (field: string, value: unknown, reader: ValueReader): string[] =>
  [value].flat().flatMap((each) => valueWords(field, each, reader) ?? []);

export const changeWords = ({ before, after }: Row, reader: ValueReader): ChangeInWords[] =>
  changesOf(before, after).map((change) => ({
    field: change.field,
    name: fieldName(change.field, reader.locale),
    before: valuesInWords(change.field, change.before, reader),
    after: valuesInWords(change.field, change.after, reader),
  }));

import type { DatasetName, DatasetWords } from '../rules/dataset.ts';
import type { ColumnFacts } from '../rules/column.ts';

/** `sql` returns a date, minutes after midnight, a timestamptz, a number, a boolean or a text. */
export type Column = ColumnFacts & { readonly sql: string };

export type DatasetTable = DatasetWords & {
  readonly name: DatasetName;
  readonly columns: readonly Column[];
  /** SQL that follows `from asked cross join person x`. */
  readonly from: string;
  readonly where?: string;
  /** SQL of the ids of people with rows, for a dataset in which few people have rows. */
  readonly peopleWithRows?: string;
  /**
   * True for a dataset that leaves out erased people, because the dataset contains data that an
   * erasure deletes.
   */
  readonly endsWithErasure?: true;
  /** Column that the filter `period` limits: a date (`on`) or an instant (`at`). */
  readonly period: { readonly on: string } | { readonly at: string };
  readonly nature?: string;
  /** Columns that sort the rows of a person; together the columns are unique per person. */
  readonly order: string;
};

export const coded = (value: string, codes: Readonly<Record<string, string>>): string =>
  `case ${value} ${Object.entries(codes)
    .map(([stored, written]) => `when '${stored}' then '${written}'`)
    .join(' ')} end`;

/**
 * Returns a code that is safe inside a statement.
 * @throws RangeError for any character except letters, digits, single underscores and hyphens
 */
export function safeCode(code: string): string {
  if (!/^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/.test(code)) {
    throw new RangeError('a code of the content is no word');
  }
  return code;
}

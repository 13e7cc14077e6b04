import type { DatasetName, DatasetWords } from '../rules/dataset.ts';
import type { ColumnFacts } from '../rules/column.ts';

/**
 * Column with the SQL of its value. Result of the SQL by type: a date, minutes after midnight for
 * a time, a timestamptz, a number, a boolean, or text.
 */
export type Column = ColumnFacts & { readonly sql: string };

export type DatasetTable = DatasetWords & {
  readonly name: DatasetName;
  readonly columns: readonly Column[];
  /** SQL that is joined to `person x` and `asked`. */
  readonly from: string;
  readonly where?: string;
  /**
   * True when the dataset holds more than the nights, scores and dates that an erasure keeps;
   * erased people are then left out.
   */
  readonly endsWithErasure?: true;
  /** Column that the filter `period` limits: a date (`on`) or an instant (`at`). */
  readonly period: { readonly on: string } | { readonly at: string };
  /** Column that the filter `nature` limits. */
  readonly nature?: string;
  /** Columns that sort the rows of a person; together the columns are unique per person. */
  readonly order: string;
};

export const coded = (value: string, codes: Readonly<Record<string, string>>): string =>
  `case ${value} ${Object.entries(codes)
    .map(([stored, written]) => `when '${stored}' then '${written}'`)
    .join(' ')} end`;

/**
 * Returns a code that is safe inside a statement: letters and digits, with single underscores and
 * hyphens between them.
 * @throws RangeError for any other code
 */
export function safeCode(code: string): string {
  if (!/^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/.test(code)) {
    throw new RangeError('a code of the content is no word');
  }
  return code;
}

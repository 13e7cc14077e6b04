import type { DatasetName, DatasetWords } from '../rules/dataset.ts';
import type { ColumnFacts } from '../rules/column.ts';

/**
 * A column and the SQL of its value: a date, minutes after midnight for a time, a timestamptz, a number,
 * a boolean, or text, by its type.
 */
export type Column = ColumnFacts & { readonly sql: string };

/** One dataset: its columns beside the person's, and where its rows come from. */
export type DatasetTable = DatasetWords & {
  readonly name: DatasetName;
  readonly columns: readonly Column[];
  /** What is joined to `person x` and `asked`. */
  readonly from: string;
  readonly where?: string;
  /** Whether it holds more than the nights, scores and dates that an erasure leaves: an erased person is not in it. */
  readonly endsWithErasure?: true;
  /** What the period is of. */
  readonly period: { readonly on: string } | { readonly at: string };
  /** What `nature` narrows, where the rows are of several. */
  readonly nature?: string;
  /** After the person; with it no two rows are alike. */
  readonly order: string;
};

/** SQL that writes each stored code as the file has it. */
export const coded = (value: string, codes: Readonly<Record<string, string>>): string =>
  `case ${value} ${Object.entries(codes)
    .map(([stored, written]) => `when '${stored}' then '${written}'`)
    .join(' ')} end`;

/** Whether a code of the content can stand in a statement: letters, digits, single _ and hyphens. */
export function safeCode(code: string): string {
  if (!/^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/.test(code)) {
    throw new RangeError('a code of the content is no word');
  }
  return code;
}

import type { DatasetName, DatasetWords } from '../rules/dataset.ts';
import type { ColumnFacts } from '../rules/column.ts';

/**
 * A column and the SQL of its value, by its type: a date, minutes after midnight for a time, a
 * timestamptz, a number, a boolean, or text.
 */
export type Column = ColumnFacts & { readonly sql: string };

/** A dataset: its columns beside the person's, and the source of its rows. */
export type DatasetTable = DatasetWords & {
  readonly name: DatasetName;
  readonly columns: readonly Column[];
  /** Joined to `person x` and `asked`. */
  readonly from: string;
  readonly where?: string;
  /**
   * True when it holds more than the nights, scores and dates that an erasure leaves; erased people
   * are then left out.
   */
  readonly endsWithErasure?: true;
  /** Column that the period limits. */
  readonly period: { readonly on: string } | { readonly at: string };
  /** Column that `nature` limits, for rows of several natures. */
  readonly nature?: string;
  /** Order after the person; makes each row unique. */
  readonly order: string;
};

/** SQL that translates stored codes for the file. */
export const coded = (value: string, codes: Readonly<Record<string, string>>): string =>
  `case ${value} ${Object.entries(codes)
    .map(([stored, written]) => `when '${stored}' then '${written}'`)
    .join(' ')} end`;

/** True for a code that is safe inside a statement: letters, digits, single _ and hyphens. */
export function safeCode(code: string): string {
  if (!/^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/.test(code)) {
    throw new RangeError('a code of the content is no word');
  }
  return code;
}

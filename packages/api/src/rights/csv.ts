import { stringify } from 'csv-stringify/sync';

/**
 * A CSV file as RFC 4180 has it, in UTF-8 with its mark, for a spreadsheet: a text that would be
 * read as a formula gets an apostrophe before it. @decision D65
 */
export const csvOf = (
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string =>
  stringify([[...columns], ...rows.map((row) => [...row])], {
    bom: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
  });

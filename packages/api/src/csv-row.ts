/** What a field of a CSV file may hold: a number keeps its sign and its dot, nothing is an empty field. */
export type CsvValue = string | number | null;

/** What a file begins with, so that a spreadsheet reads UTF-8. */
export const CSV_MARK = '\uFEFF';

/** What a spreadsheet would read as the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const MUST_QUOTE = /[",\r\n]/;

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return MUST_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * One row of a CSV file as RFC 4180 has it, with its CRLF. A text that would be read as a formula gets
 * an apostrophe before it; a number never does.
 * @decision D65
 */
export const csvRow = (values: readonly CsvValue[]): string =>
  `${values.map(csvField).join(',')}\r\n`;

/** A whole file that is small: its mark, the names of its columns, its rows. */
export const csvFile = (
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): string => CSV_MARK + [columns, ...rows].map(csvRow).join('');

/** What a field of a CSV file may hold: a number keeps its sign and its dot, nothing is an empty field. */
export type CsvValue = string | number | null;

/** What a file begins with, so that a spreadsheet reads UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * Where a spreadsheet would read a formula: at the beginning of a cell, whether it splits on commas, on
 * semicolons as in French, on tabs or on lines. PostgreSQL reads the same pattern.
 */
export const FORMULA_START = '(^|[;\\t\\r\\n])(?=[\\s\\u00a0\\u202f\\u3000\\ufeff]*[=+@＝＋－＠-])';
const BEFORE_FORMULA = new RegExp(`${FORMULA_START}|^(?=[\\t\\r])`, 'g');
const GUARD = new RegExp(`${FORMULA_START.replace('(?=', "'(?=")}|^'(?=[\\t\\r])`, 'g');
const MUST_QUOTE = /[",\r\n]/;

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(BEFORE_FORMULA, (separator) => `${separator}'`);
  return MUST_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a field as it was before an apostrophe kept a spreadsheet from reading a formula. */
export const withoutGuards = (text: string): string =>
  text.replaceAll(GUARD, (_whole, separator?: string) => separator ?? '');

/**
 * One row of a CSV file as RFC 4180 has it, with its CRLF. A text that would be read as a formula gets
 * an apostrophe before it, wherever a cell may begin; a number never does.
 * @decision D65
 */
export const csvRow = (values: readonly CsvValue[]): string =>
  `${values.map(csvField).join(',')}\r\n`;

/** A whole file that is small: its mark, the names of its columns, its rows. */
export const csvFile = (
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): string => CSV_MARK + [columns, ...rows].map(csvRow).join('');

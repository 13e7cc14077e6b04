/** A value of a CSV field: a number keeps its sign and its dot, null is an empty field. */
export type CsvValue = string | number | null;

/** Start of a file, so that a spreadsheet reads UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * Start of a formula for a spreadsheet: at the beginning of a cell, split at commas, at semicolons
 * as in French, at tabs or at lines. PostgreSQL reads the same pattern.
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

/** Removes the apostrophe that guards against formulas. */
export const withoutGuards = (text: string): string =>
  text.replaceAll(GUARD, (_whole, separator?: string) => separator ?? '');

/**
 * One row of a CSV file as in RFC 4180, with its CRLF. A text that would be read as a formula gets
 * an apostrophe before each possible start of a cell; a number never does.
 * @decision D65
 */
export const csvRow = (values: readonly CsvValue[]): string =>
  `${values.map(csvField).join(',')}\r\n`;

/** A small file as a whole: mark, column names, rows. */
export const csvFile = (
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): string => CSV_MARK + [columns, ...rows].map(csvRow).join('');

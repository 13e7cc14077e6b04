export type CsvValue = string | number | null;

/** First character of a file, so that spreadsheets read the file as UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * Start of a spreadsheet formula: first in a cell, or after a tab, a line end or a semicolon.
 * PostgreSQL uses the same pattern.
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

export const withoutGuards = (text: string): string =>
  text.replaceAll(GUARD, (_whole, separator?: string) => separator ?? '');

/**
 * One row of a CSV file as in RFC 4180, ending with CRLF. An apostrophe is added before each
 * possible formula in a text.
 * @decision D65
 */
export const csvRow = (values: readonly CsvValue[]): string =>
  `${values.map(csvField).join(',')}\r\n`;

export const csvFile = (
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): string => CSV_MARK + [columns, ...rows].map(csvRow).join('');

/** Value of a CSV field: a number is written with its sign and a dot, null as an empty field. */
export type CsvValue = string | number | null;

/** First character of a file, so that a spreadsheet reads it as UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * Pattern of a text that a spreadsheet reads as a formula: at the start of a cell, also when the
 * spreadsheet splits cells at semicolons (as in French), tabs or line ends. PostgreSQL uses the
 * same pattern.
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

/** Removes the apostrophes that `csvRow` adds before possible formulas. */
export const withoutGuards = (text: string): string =>
  text.replaceAll(GUARD, (_whole, separator?: string) => separator ?? '');

/**
 * One row of a CSV file as in RFC 4180, ending with CRLF. A text that could be read as a formula
 * gets an apostrophe before each possible start of a cell; a number never does.
 * @decision D65
 */
export const csvRow = (values: readonly CsvValue[]): string =>
  `${values.map(csvField).join(',')}\r\n`;

export const csvFile = (
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): string => CSV_MARK + [columns, ...rows].map(csvRow).join('');

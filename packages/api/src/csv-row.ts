import { separatorOf, USUAL_FORM, type CsvForm } from './csv-form.ts';

export type CsvValue = string | number | null;

/** First character of a file, so that spreadsheets read the file as UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * Matches the start of a possible formula: in a cell, or after a tab, a line end or a semicolon.
 * The pattern also works in PostgreSQL.
 */
export const FORMULA_START = '(^|[;\\t\\r\\n])(?=[\\s\\u00a0\\u202f\\u3000\\ufeff]*[=+@＝＋－＠-])';
const BEFORE_FORMULA = new RegExp(`${FORMULA_START}|^(?=[\\t\\r])`, 'g');
const GUARD = new RegExp(`${FORMULA_START.replace('(?=', "'(?=")}|^'(?=[\\t\\r])`, 'g');
const MUST_QUOTE = { comma: /[",\r\n]/, semicolon: /[";\r\n]/ } as const;

function csvField(value: CsvValue, { separator, decimal }: CsvForm): string {
  if (value === null) return '';
  const text =
    typeof value === 'number'
      ? String(value).replace('.', decimal === 'comma' ? ',' : '.')
      : value.replaceAll(BEFORE_FORMULA, (before) => `${before}'`);
  return MUST_QUOTE[separator].test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const withoutGuards = (text: string): string =>
  text.replaceAll(GUARD, (_whole, separator?: string) => separator ?? '');

/**
 * One row of a CSV file as in RFC 4180, ending with CRLF. Adds an apostrophe before each possible
 * formula in a text.
 * @decision D65
 */
export const csvRow = (values: readonly CsvValue[], form: CsvForm = USUAL_FORM): string =>
  `${values.map((value) => csvField(value, form)).join(separatorOf(form))}\r\n`;

export const csvFile = (
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  form: CsvForm = USUAL_FORM,
): string => CSV_MARK + [columns, ...rows].map((row) => csvRow(row, form)).join('');

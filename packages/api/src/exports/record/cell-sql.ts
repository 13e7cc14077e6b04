import { FORMULA_START } from '../../csv-row.ts';
import { USUAL_FORM, type CsvForm } from '../../csv-form.ts';
import type { Column } from './table.ts';

const line = (sql: string): string =>
  `nullif(regexp_replace(${sql}, '[\\r\\n\\t\\x01\\x02]+', ' ', 'g'), '')`;

/** Adds an apostrophe where a spreadsheet would read a formula. @decision D65 */
const guarded = (sql: string): string =>
  `regexp_replace(${line(sql)}, '${FORMULA_START}', '\\1''', 'g')`;

/** Matches digits that no spreadsheet reads as groups of thousands. */
const NO_THOUSANDS = String.raw`([0-9 ().-]*[ ().-])?([0-9]{1,2}|[0-9]{4,})([ ().-]|$)`;

/**
 * Matches a telephone number that no spreadsheet reads as a number: `+`, the country code, a space,
 * then digits, brackets, dots and hyphens.
 */
const PLAIN_PHONE = String.raw`^\+[0-9]{1,3} (?=${NO_THOUSANDS})[(]?[0-9][0-9 ().-]*$`;

const guardedPhone = (sql: string): string =>
  `case when ${sql} ~ '${PLAIN_PHONE}' then ${sql} else ${guarded(sql)} end`;

const clock = (sql: string): string => `make_time((${sql}) / 60, (${sql}) % 60, 0)`;

export function csvCell(
  { type, sql, isTyped, isPhone }: Column,
  { decimal }: CsvForm = USUAL_FORM,
): string {
  if (type === 'time') return clock(sql);
  if (type === 'instant') {
    // LibreOffice, DuckDB, csvkit and REDCap read this format as a date with a time.
    return `to_char((${sql}) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;
  }
  if (type === 'boolean') return `(${sql})::text`;
  if (type === 'number' && decimal === 'comma') return `replace((${sql})::text, '.', ',')`;
  if (isPhone) return guardedPhone(sql);
  return isTyped ? guarded(sql) : `(${sql})`;
}

const STYLES = { date: 1, time: 2, instant: 3 } as const;

/**
 * Replaces characters that XML 1.0 forbids, because a spreadsheet ignores all rows after a
 * forbidden character.
 */
const escaped = (sql: string): string =>
  `replace(replace(replace(regexp_replace(${sql}, '[\\x01-\\x1f\\ufffe\\uffff]+', ' ', 'g'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;

const cell = (attributes: string, value: string): string =>
  `coalesce('<c${attributes}><v>' || (${value}) || '</v></c>', '<c/>')`;

/** SQL that makes a column a typed cell of a sheet. Days are counted from 30 December 1899. */
export function xlsxCell({ type, sql, isTyped }: Column): string {
  if (type === 'integer' || type === 'number') return cell('', sql);
  if (type === 'boolean') return cell(' t="b"', `(${sql})::int`);
  if (type === 'date') return cell(` s="${STYLES.date}"`, `(${sql}) - date '1899-12-30'`);
  if (type === 'time') return cell(` s="${STYLES.time}"`, `round((${sql}) / 1440.0, 15)`);
  if (type === 'instant') {
    const days = `round((extract(epoch from date_trunc('second', ${sql})) / 86400 + 25569)::numeric, 12)`;
    return cell(` s="${STYLES.instant}"`, days);
  }
  const text = isTyped
    ? escaped(sql)
    : `replace(replace((${sql})::text, '&', '&amp;'), '<', '&lt;')`;
  return `coalesce('<c t="inlineStr"><is><t xml:space="preserve">' || nullif(${text}, '') || '</t></is></c>', '<c/>')`;
}

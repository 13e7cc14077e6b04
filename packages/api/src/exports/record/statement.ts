import { sql } from 'drizzle-orm';
import { countedSql, seenSql } from '../../record/sight.ts';
import { csvCell, xlsxCell } from './cell-sql.ts';
import type { Column, DatasetTable } from './table.ts';

const setting = (name: string): string => `nullif(current_setting('aube.${name}'), '')`;

/** Whose rows a file has: of an erased person too, unless it says who people are. @decision D63 */
const peopleOf = (columns: readonly Column[]): string =>
  (columns.some(({ isIdentity }) => isIdentity) ? seenSql : countedSql)(sql`asked.places`);

/**
 * What was asked, read from the settings of the transaction, and the people it is about: the participants
 * whom the caller looks after, of the establishment asked for.
 */
const withOf = (columns: readonly Column[]): string => `with asked as materialized (
  select ${setting('places')}::int[] as places,
    ${setting('establishment')}::int as establishment_id,
    ${setting('from_on')}::date as from_on,
    ${setting('to_on')}::date as to_on,
    ${setting('from_at')}::timestamptz as from_at,
    ${setting('before_at')}::timestamptz as before_at,
    ${setting('items')}::text[] as items,
    ${setting('chapters')}::text[] as chapters,
    ${setting('chapter_modules')}::int[] as chapter_modules
),
person as materialized (
  select p.user_id, p.participant_code, e.reference_code, u.last_name, u.first_name, u.email,
    u.locale, u.time_zone, u.activated_at
  from asked
  cross join participants p
  join users u on u.id = p.user_id
  join establishments e on e.id = p.establishment_id
  where ${peopleOf(columns)}
    and (asked.establishment_id is null or p.establishment_id = asked.establishment_id)
)`;

function periodOf({ period }: DatasetTable): string {
  return 'on' in period
    ? `(asked.from_on is null or ${period.on} >= asked.from_on)
    and (asked.to_on is null or ${period.on} <= asked.to_on)`
    : `(asked.from_at is null or ${period.at} >= asked.from_at)
    and (asked.before_at is null or ${period.at} < asked.before_at)`;
}

const rowsOf = (table: DatasetTable): string => `from asked cross join person x
${table.from}
where ${table.where ?? 'true'} and ${periodOf(table)}`;

const orderOf = (table: DatasetTable): string => `order by x.user_id, ${table.order}`;

/** How many rows a file has. */
export const countText = (table: DatasetTable, columns: readonly Column[]): string =>
  `${withOf(columns)} select count(*)::int as rows ${rowsOf(table)}`;

/** Whom a file is about, each once. */
export const peopleText = (table: DatasetTable, columns: readonly Column[]): string =>
  `${withOf(columns)} select distinct x.user_id as "userId" ${rowsOf(table)}`;

/** The first rows as the CSV file has them, and whom they show. */
export const previewText = (table: DatasetTable, columns: readonly Column[]): string =>
  `${withOf(columns)} select x.user_id as "userId", array[${columns
    .map((column) => `(${csvCell(column)})::text`)
    .join(', ')}] as cells
${rowsOf(table)} ${orderOf(table)} limit $1`;

/** The rows of a CSV file, but that PostgreSQL ends a line with LF alone. */
export const copyCsvText = (table: DatasetTable, columns: readonly Column[]): string =>
  `copy (${withOf(columns)} select ${columns.map(csvCell).join(', ')}
${rowsOf(table)} ${orderOf(table)}) to stdout (format csv)`;

/** The rows of a sheet, one a line; no cell holds what the two control characters would quote. */
export const copyXlsxText = (table: DatasetTable, columns: readonly Column[]): string =>
  `copy (${withOf(columns)} select '<row>' || ${columns.map(xlsxCell).join(' || ')} || '</row>'
${rowsOf(table)} ${orderOf(table)}) to stdout (format csv, delimiter E'\\x01', quote E'\\x02')`;

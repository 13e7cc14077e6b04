import { sql } from 'drizzle-orm';
import { countedSql, seenSql } from '../../record/sight.ts';
import {
  narrowedSql,
  needsPairIndex,
  patternsSql,
  type AskedValues,
} from '../../admin/record/participant-conditions.ts';
import { COUNTED_ROWS } from '../../lists/rules/list.ts';
import { separatorOf, USUAL_FORM, type CsvForm } from '../../csv-form.ts';
import { PREVIEW_PEOPLE } from '../rules/export-request.ts';
import { csvCell, xlsxCell } from './cell-sql.ts';
import type { AskedPeople, Filters } from './export-snapshot.ts';
import type { Column, DatasetTable } from './table.ts';

export type AskedRows = {
  readonly table: DatasetTable;
  readonly columns: readonly Column[];
  readonly filters: Filters;
};

const setting = (name: string): string => `nullif(current_setting('aube.${name}'), '')`;

/**
 * Leaves out erased people in three cases: files with identities, files from a list, datasets with
 * `endsWithErasure`.
 * @decision D63
 */
const seenOf = ({ table, columns, filters: { people, places } }: AskedRows): string =>
  (table.endsWithErasure || people !== null || columns.some(({ isIdentity }) => isIdentity)
    ? seenSql
    : countedSql)(places === null ? null : sql`asked.places`);

const LISTED: Omit<AskedValues, 'userIds'> = {
  state: 'listed.state',
  hasWaitingAlert: 'listed.has_waiting_alert',
  isScheduleLocked: 'listed.is_schedule_locked',
  registeredFrom: 'listed.registered_from',
  registeredBefore: 'listed.registered_before',
  week: 'listed.week',
};

const listTables = ({ words }: AskedPeople): string => `listed as materialized (
  select ${setting('state')} as state,
    ${setting('has_waiting_alert')}::boolean as has_waiting_alert,
    ${setting('is_schedule_locked')}::boolean as is_schedule_locked,
    ${setting('week')}::int as week,
    ${setting('registered_from')}::timestamptz as registered_from,
    ${setting('registered_before')}::timestamptz as registered_before,
    ${setting('user_ids')}::int[] as user_ids
),
zone as materialized (
  select * from unnest(${setting('zones')}::text[], ${setting('todays')}::date[]) as z (name, today)
),
chapter as materialized (
  select module, id from asked, unnest(asked.chapter_modules, asked.chapters) as c (module, id)
),
${words.length > 0 ? patternsSql(`${setting('words')}::text[]`, needsPairIndex(words) ? 'pair' : 'trigram') : ''}`;

/** SQL of the few people who may fit: of the dataset and of the filters about open alerts. */
const fewPeople = ({ table: { peopleWithRows }, filters: { people } }: AskedRows): string[] => [
  ...(peopleWithRows === undefined ? [] : [peopleWithRows]),
  ...(people?.hasWaitingAlert ? ['select user_id from staff_alerts where outcome is null'] : []),
  ...(people?.isScheduleLocked
    ? ['select user_id from safety_flags where cleared_at is null']
    : []),
];

/**
 * People after the number `$1` who may have rows, `PREVIEW_PEOPLE` at most. Both tables need the
 * condition, because PostgreSQL does not derive it for the other.
 */
const partOf = (asked: AskedRows): string => `
    and p.user_id > $1::int and u.id > $1::int
    ${fewPeople(asked)
      .map((few) => `and p.user_id = any(array(${few}))`)
      .join(' ')}
  order by p.user_id limit ${PREVIEW_PEOPLE}`;

const withOf = (asked: AskedRows, whom: 'everybody' | 'part'): string => {
  const { people, establishmentId } = asked.filters;
  return `with asked as materialized (
  select ${setting('places')}::int[] as places,
    ${setting('establishment')}::int as establishment_id,
    ${setting('from_on')}::date as from_on,
    ${setting('to_on')}::date as to_on,
    ${setting('from_at')}::timestamptz as from_at,
    ${setting('before_at')}::timestamptz as before_at,
    ${setting('nature')} as nature,
    ${setting('items')}::text[] as items,
    ${setting('chapters')}::text[] as chapters,
    ${setting('chapter_modules')}::int[] as chapter_modules
),
${people === null ? '' : listTables(people)}
person as materialized (
  select p.user_id, p.participant_code, e.reference_code, u.last_name, u.first_name, u.email,
    u.locale, u.time_zone, u.activated_at, u.erased_at is not null as is_erased
  from asked
  cross join participants p
  join users u on u.id = p.user_id
  join establishments e on e.id = p.establishment_id
  ${people === null ? '' : 'cross join listed left join zone z on z.name = u.time_zone'}
  where ${seenOf(asked)}
    ${establishmentId === null ? '' : 'and p.establishment_id = asked.establishment_id'}
    ${
      people === null
        ? ''
        : narrowedSql(
            { ...LISTED, userIds: people.userIds === null ? null : 'listed.user_ids' },
            { figure: people.figure, isSearch: people.words.length > 0 },
          )
    }
    ${whom === 'everybody' ? '' : partOf(asked)}
)`;
};

/** Unset filters add no condition, because `… is null or …` makes PostgreSQL choose a slow plan. */
function periodOf({ period }: DatasetTable, filters: Filters): string {
  const { fromOn, toOn, fromAt, beforeAt } = filters;
  const conditions =
    'on' in period
      ? [
          fromOn !== null && `${period.on} >= asked.from_on`,
          toOn !== null && `${period.on} <= asked.to_on`,
        ]
      : [
          fromAt !== null && `${period.at} >= asked.from_at`,
          beforeAt !== null && `${period.at} < asked.before_at`,
        ];
  return conditions
    .filter((condition) => condition !== false)
    .map((condition) => ` and ${condition}`)
    .join('');
}

const natureOf = ({ nature }: DatasetTable, filters: Filters): string =>
  nature === undefined || filters.nature === null ? '' : ` and ${nature} = asked.nature`;

const rowsOf = ({ table, filters }: AskedRows): string => `from asked cross join person x
${table.from}
where ${table.where ?? 'true'}${periodOf(table, filters)}${natureOf(table, filters)}`;

const orderOf = (table: DatasetTable): string => `order by x.user_id, ${table.order}`;

export const countText = (asked: AskedRows): string =>
  `${withOf(asked, 'everybody')} select count(*)::int as rows ${rowsOf(asked)}`;

/** Counts the rows of one part, up to the limit of a list. */
export const countPartText = (asked: AskedRows): string =>
  `${withOf(asked, 'part')} select (select count(*)::int from person) as people,
  (select max(user_id) from person) as "lastId",
  (select count(*)::int from (select 1 ${rowsOf(asked)} limit ${COUNTED_ROWS}) counted) as rows`;

export const peopleText = (asked: AskedRows): string =>
  `${withOf(asked, 'everybody')} select distinct x.user_id as "userId" ${rowsOf(asked)}`;

export const previewText = (asked: AskedRows): string =>
  `${withOf(asked, 'part')} select x.user_id as "userId", array[${asked.columns
    .map((column) => `(${csvCell(column)})::text`)
    .join(', ')}] as cells
${rowsOf(asked)} ${orderOf(asked.table)} limit $2`;

export function copyCsvText(asked: AskedRows, form: CsvForm = USUAL_FORM): string {
  const cells = asked.columns.map((column) => csvCell(column, form)).join(', ');
  const separator = separatorOf(form);
  return `copy (${withOf(asked, 'everybody')} select ${cells}
${rowsOf(asked)} ${orderOf(asked.table)}) to stdout (format csv${separator === ',' ? '' : `, delimiter '${separator}'`})`;
}

/** The control characters in QUOTE and DELIMITER occur in no cell. */
export const copyXlsxText = (asked: AskedRows): string =>
  `copy (${withOf(asked, 'everybody')} select '<row>' || ${asked.columns.map(xlsxCell).join(' || ')} || '</row>'
${rowsOf(asked)} ${orderOf(asked.table)}) to stdout (format csv, delimiter E'\\x01', quote E'\\x02')`;

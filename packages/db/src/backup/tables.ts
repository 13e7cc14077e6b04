import { createHash } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import type { BackedUpSequence, BackedUpTable, TableFigures } from './records.ts';

type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

export type SizedTable = BackedUpTable & { id: string; bytes: number };

const TABLES = `
select c.oid::text as id, n.nspname as schema, c.relname as name,
  pg_relation_size(c.oid)::float8 as bytes,
  (select json_agg(a.attname order by a.attnum) from pg_attribute a
   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     and a.attgenerated = '') as columns,
  coalesce((select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0)
      order by k.place)
   from pg_index i
   cross join unnest(i.indkey::int2[]) with ordinality k (number, place)
   join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
   where i.indrelid = c.oid and i.indisprimary), '[]') as key
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind = 'r' and n.nspname in ('public', 'drizzle')
order by n.nspname, c.relname`;

const REFERENCES = `
select distinct conrelid::text as "from", confrelid::text as "to" from pg_constraint
where contype = 'f' and conrelid <> confrelid`;

/** Tables in an order in which the foreign keys of each table refer only to earlier tables. */
export async function listTables(ask: Ask): Promise<SizedTable[]> {
  const waiting = await ask<SizedTable>(TABLES);
  const references = await ask<{ from: string; to: string }>(REFERENCES);
  const ordered: SizedTable[] = [];
  const isReady = ({ id }: SizedTable): boolean =>
    references.every(({ from, to }) => from !== id || !waiting.some((each) => each.id === to));
  while (waiting.length > 0) {
    const next = waiting.findIndex(isReady);
    if (next === -1) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

const SEQUENCES = `
select schemaname as schema, sequencename as name, last_value::text as "lastValue"
from pg_sequences where last_value is not null and schemaname in ('public', 'drizzle')
order by 1, 2`;

/** Must run after the rows are read, because a snapshot does not contain sequences. */
export const listSequences = (ask: Ask): Promise<BackedUpSequence[]> => ask(SEQUENCES);

export const quoted = (...names: string[]): string => names.map(escapeIdentifier).join('.');

const columnsOf = ({ columns }: BackedUpTable): string =>
  columns.map((each) => quoted(each)).join(', ');

/** COPY statement for all rows of a table in key order. Equal rows then give equal bytes. */
export function copyOutOf(table: BackedUpTable): string {
  const key = table.key.map(({ name, isText }) => quoted(name) + (isText ? ' collate "C"' : ''));
  const order = key.length > 0 ? key : [`${quoted(table.name)}::text collate "C"`];
  const from = `from ${quoted(table.schema, table.name)} order by ${order.join(', ')}`;
  return `copy (select ${columnsOf(table)} ${from}) to stdout`;
}

export const copyInto = (table: BackedUpTable): string =>
  `copy ${quoted(table.schema, table.name)} (${columnsOf(table)}) from stdin`;

export const PLAIN_VALUES = `
select set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'postgres', true),
  set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true),
  set_config('timezone', 'UTC', true)`;

export function createTally(): { add: (bytes: Buffer) => void; figures: () => TableFigures } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(bytes) {
      hash.update(bytes);
      // Counts rows as lines, because COPY escapes line breaks inside values.
      for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) rows += 1;
    },
    figures: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

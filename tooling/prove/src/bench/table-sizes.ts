import type { Client } from 'pg';

const sizes = `
select relname as name, reltuples::bigint as rows, pg_table_size(oid) as "tableBytes",
  pg_indexes_size(oid) as "indexBytes"
from pg_class
where relkind = 'r' and relnamespace = 'public'::regnamespace
order by pg_total_relation_size(oid) desc
limit 6`;

const nights = `
select (select reltuples::bigint from pg_class where oid = 'diary_days'::regclass) as rows,
  (select sum(recorded_nights) from kept_weeks)::bigint as written`;

type TableSize = { name: string; rows: number; tableBytes: number; indexBytes: number };

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** The largest tables of an analysed database, a line each, and how many of its nights are written. */
export async function describeSizes(client: Client): Promise<string[]> {
  const tables = await client.query<TableSize>(sizes);
  const counted = await client.query<{ rows: number; written: number }>(nights);
  const [{ rows, written } = { rows: 0, written: 0 }] = counted.rows;
  return [
    ...tables.rows.map(
      (table) =>
        `  ${table.name}: ${table.rows} rows, ${megabytes(table.tableBytes)} and ${megabytes(table.indexBytes)} of indexes`,
    ),
    `  ${written} of ${rows} nights are written`,
  ];
}

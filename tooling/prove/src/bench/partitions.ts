import type { Client } from 'pg';

type Layout = {
  name: string;
  by: string;
  parts: string;
  /** Condition on the partition column; null for a table without partitions. */
  key: string | null;
};

const layouts = (person: { establishmentId: number; date: string }): Layout[] => [
  { name: 'one table', by: '', parts: '', key: null },
  {
    name: 'by month',
    by: 'partition by range (date)',
    parts: `select format('create table trial_%s partition of trial for values from (%L) to (%L)',
        to_char(month, 'YYYYMM'), month, month + interval '1 month')
      from (select distinct date_trunc('month', date)::date as month from diary_days) m`,
    key: `date = '${person.date}'`,
  },
  {
    name: 'by establishment',
    by: 'partition by list (establishment_id)',
    parts: `select format('create table trial_%s partition of trial for values in (%s)', id, id)
      from establishments`,
    key: `establishment_id = ${person.establishmentId}`,
  },
];

type Plan = { Plan: Buffers; Planning?: Buffers };
type Buffers = { 'Shared Hit Blocks'?: number; 'Shared Read Blocks'?: number };

const pages = (buffers: Buffers | undefined) =>
  (buffers?.['Shared Hit Blocks'] ?? 0) + (buffers?.['Shared Read Blocks'] ?? 0);

type OpenClient = () => Promise<Client>;

/**
 * Counts the database pages read to plan and run a statement. Only the last of three runs counts;
 * each run has a new connection.
 */
async function pagesOf(openClient: OpenClient, statement: string): Promise<string> {
  let counts = '';
  for (let time = 0; time < 3; time += 1) {
    const client = await openClient();
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
      `explain (analyze, buffers, format json) ${statement}`,
    );
    await client.query('rollback');
    const plan = rows[0]?.['QUERY PLAN'][0];
    counts = `${pages(plan?.Planning)} / ${pages(plan?.Plan)}`;
    await client.end();
  }
  return counts;
}

const SIZES = `select sum(pg_table_size(relid)) as "tables", sum(pg_indexes_size(relid)) as indexes
  from pg_partition_tree('trial')`;

export async function comparePartitions(openClient: OpenClient): Promise<void> {
  const client = await openClient();
  const found = await client.query<{ id: number; userId: number; date: string; site: number }>(
    `select d.id, d.user_id as "userId", d.date::text, p.establishment_id as site
     from diary_days d join participants p using (user_id) where d.completed_at is not null
     order by d.id offset 1000 limit 1`,
  );
  const [night] = found.rows;
  if (!night) throw new Error('The database has no nights.');
  const { id, userId, site, date } = night;
  for (const { name, by, parts, key } of layouts({ establishmentId: site, date })) {
    await client.query('drop table if exists trial cascade');
    await client.query(`create table trial (like diary_days, establishment_id int not null) ${by}`);
    if (parts !== '') {
      const { rows } = await client.query<{ format: string }>(parts);
      for (const part of rows) await client.query(part.format);
    }
    await client.query(`insert into trial select d.*, p.establishment_id
      from diary_days d join participants p using (user_id)`);
    await client.query('create index on trial (id)');
    await client.query('create index on trial (user_id, date)');
    await client.query('vacuum analyze trial');
    const save = `update trial set version = version + 1 where id = ${id}`;
    const person = `select * from trial where user_id = ${userId} order by date`;
    const ofSite = `select count(*), max(week) from trial where establishment_id = ${site}`;
    const asked = [
      ['a save by the night’s number', save],
      ['the same, the part’s key named', key && `${save} and ${key}`],
      ['all nights of a person', person],
      [
        'the same, the part’s key named',
        key?.startsWith('est') ? person.replace(' order', ` and ${key} order`) : null,
      ],
      ['the nights of one establishment', ofSite],
    ] as const;
    console.log(name);
    for (const [what, statement] of asked) {
      console.log(
        `  ${what.padEnd(34)}${statement === null ? '–' : await pagesOf(openClient, statement)}`,
      );
    }
    const { rows: sizes } = await client.query<{ tables: number; indexes: number }>(SIZES);
    const gigabytes = (bytes: number | undefined) => ((bytes ?? 0) / 1e9).toFixed(2);
    const [size] = sizes;
    console.log(`  ${gigabytes(size?.tables)} GB and ${gigabytes(size?.indexes)} GB of indexes`);
  }
  await client.query('drop table trial cascade');
  await client.end();
}

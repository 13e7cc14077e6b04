import { quoted, readTables, type Client, type Table } from './catalogue.ts';

/** Columns that a later migration changes on purpose. Value: name of the migration. */
const REWRITTEN: Readonly<Record<string, string>> = {};

/**
 * Key: dropped column. Value: SQL that counts the rows whose value was not copied to the new
 * column.
 */
const MOVED: Readonly<Record<string, string>> = {
  'audit_log.before': `select count(*)::int as n from kept.audit_log k
    left join audit_details d on d.audit_id = k.id
    where k.before is not null and d.before is distinct from k.before`,
  'audit_log.after': `select count(*)::int as n from kept.audit_log k
    left join audit_details d on d.audit_id = k.id
    where k.after is not null and d.after is distinct from k.after`,
};

const number = async (client: Client, sql: string): Promise<number> =>
  (await client.query<{ n: number }>(sql)).rows[0]?.n ?? 0;

export async function keepTables(client: Client, tables: readonly Table[]): Promise<void> {
  await client.query('create schema kept');
  for (const { name } of tables) {
    await client.query(`create table kept.${quoted(name)} as table ${quoted(name)}`);
  }
}

/** Finds rows and values that a migration lost. @returns the faults, one line each */
export async function findLosses(client: Client, before: readonly Table[]): Promise<string[]> {
  const wrong: string[] = [];
  const after = new Map((await readTables(client)).map((table) => [table.name, table]));
  for (const table of before) {
    const { name } = table;
    const now = after.get(name);
    if (now === undefined) {
      wrong.push(`${name}: the table is gone`);
      continue;
    }
    const on = table.key.map((key) => `n.${quoted(key)} = k.${quoted(key)}`).join(' and ');
    const first = quoted(table.key[0] ?? '');
    const lost = await number(
      client,
      `select count(*)::int as n from kept.${quoted(name)} k
         left join ${quoted(name)} n on ${on} where n.${first} is null`,
    );
    if (lost > 0) wrong.push(`${name}: ${lost} rows are gone`);
    for (const { name: column, type } of table.columns) {
      const place = `${name}.${column}`;
      const later = now.columns.find((each) => each.name === column);
      if (later === undefined) {
        const moved = MOVED[place];
        const missing = moved === undefined ? null : await number(client, moved);
        if (missing !== 0) wrong.push(`${place}: the column is gone, ${missing ?? 'all'} values with it`);
        continue;
      }
      if (REWRITTEN[place] !== undefined) continue;
      const cast = later.type === type && type !== 'json' ? '' : '::text';
      const changed = await number(
        client,
        `select count(*)::int as n from kept.${quoted(name)} k join ${quoted(name)} n on ${on}
          where n.${quoted(column)}${cast} is distinct from k.${quoted(column)}${cast}`,
      );
      if (changed > 0) wrong.push(`${place}: ${changed} values are others`);
    }
  }
  for (const table of after.values()) wrong.push(...(await findBreaches(client, table)));
  return wrong;
}

async function findBreaches(client: Client, table: Table): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, expression] of table.checks) {
    const n = await number(
      client,
      `select count(*)::int as n from ${quoted(table.name)} where not (${expression})`,
    );
    if (n > 0) wrong.push(`${table.name}: ${n} rows break ${name}`);
  }
  for (const [column, target] of table.targets) {
    const n = await number(
      client,
      `select count(*)::int as n from ${quoted(table.name)} k
        where k.${quoted(column)} is not null and not exists (
          select from ${quoted(target.table)} t where t.${quoted(target.column)} = k.${quoted(column)})`,
    );
    if (n > 0) wrong.push(`${table.name}.${column}: ${n} point to nothing`);
  }
  return wrong;
}

import type { Connection } from '@aube/db';

export type Client = Awaited<ReturnType<Connection['openClient']>>;

type Column = {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
};

export type Table = {
  name: string;
  columns: Column[];
  key: string[];
  /** Foreign keys. Key: column of this table. Value: referenced table and column. */
  targets: Map<string, { table: string; column: string }>;
  checks: Map<string, string>;
};

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export async function readTables(client: Client): Promise<Table[]> {
  const { rows: columns } = await client.query<Column & { table: string }>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
            not a.attnotnull as "isNullable", a.attgenerated <> '' as "isGenerated",
            a.atthasdef or a.attidentity <> '' as "hasDefault"
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped
      order by c.relname, a.attnum`,
  );
  const { rows: constraints } = await client.query<{
    table: string;
    name: string;
    kind: string;
    expression: string | null;
    columns: string[];
    target: string | null;
    targetColumns: string[];
  }>(
    `select k.conrelid::regclass::text as "table", k.conname as name, k.contype as kind,
            pg_get_expr(k.conbin, k.conrelid) as expression, f.relname as target,
            array(select attname::text from unnest(k.conkey) with ordinality n (num, place)
                    join pg_attribute on attrelid = k.conrelid and attnum = num order by place) as columns,
            array(select attname::text from unnest(k.confkey) with ordinality n (num, place)
                    join pg_attribute on attrelid = k.confrelid and attnum = num order by place)
              as "targetColumns"
       from pg_constraint k left join pg_class f on f.oid = k.confrelid
      where k.connamespace = 'public'::regnamespace and k.conrelid <> 0`,
  );
  const tables = new Map<string, Table>();
  for (const { table, ...column } of columns) {
    const known = tables.get(table) ?? {
      name: table,
      columns: [],
      key: [],
      targets: new Map<string, { table: string; column: string }>(),
      checks: new Map<string, string>(),
    };
    known.columns.push(column);
    tables.set(table, known);
  }
  for (const each of constraints) {
    const table = tables.get(each.table.replaceAll('"', ''));
    if (table === undefined) continue;
    if (each.kind === 'p') table.key = each.columns;
    if (each.kind === 'c') table.checks.set(each.name, each.expression ?? 'true');
    if (each.kind === 'f') {
      for (const [place, column] of each.columns.entries()) {
        table.targets.set(column, {
          table: each.target ?? '',
          column: each.targetColumns[place] ?? '',
        });
      }
    }
  }
  return [...tables.values()];
}

export async function describeSchema(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
              || ' ' || coalesce(column_default, '') || coalesce(generation_expression, '') as line
       from information_schema.columns where table_schema = 'public'
     union all
     select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
              || case when convalidated then '' else ' not valid' end
       from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
     union all
     select 'index ' || indexdef from pg_indexes where schemaname = 'public'
     union all
     select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t
       join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
     order by 1`,
  );
  return rows.map(({ line }) => line);
}

import { pick, type Random } from '../random.ts';
import { quoted, type Client, type Table } from './catalogue.ts';

export type Rows = ReadonlyMap<string, readonly string[]>;

const GONE: Readonly<Record<string, { join: string; columns: string }>> = {
  audit_log: {
    join: 'left join audit_details d on d.audit_id = t.id',
    columns: `jsonb_build_object('before', d.before, 'after', d.after)`,
  },
};

const MADE_ROWS = 4;
const MOST_TRIES = 400;

export async function readRows(client: Client, tables: readonly Table[]): Promise<Rows> {
  const rows = new Map<string, string[]>();
  for (const { name } of tables) {
    const gone = GONE[name];
    const { rows: found } = await client.query<{ row: string }>(
      `select (to_jsonb(t)${gone ? ` || ${gone.columns}` : ''})::text as row
         from ${quoted(name)} t ${gone?.join ?? ''}`,
    );
    rows.set(
      name,
      found.map(({ row }) => row),
    );
  }
  return rows;
}

async function insert(client: Client, table: Table, rows: readonly string[], known: Set<string>) {
  const columns = table.columns
    .filter(({ name, isGenerated }) => !isGenerated && known.has(name))
    .map(({ name }) => quoted(name))
    .join(', ');
  const name = quoted(table.name);
  await client.query('savepoint one');
  try {
    const { rowCount } = await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)
       on conflict do nothing`,
      [`[${rows.join(',')}]`],
    );
    await client.query('release savepoint one');
    return rowCount ?? 0;
  } catch {
    await client.query('rollback to savepoint one');
    return null;
  }
}

function valueFor(table: Table, name: string, type: string, random: Random): unknown {
  const words = [...table.checks.values()]
    .filter((check) => check.includes(name))
    .flatMap((check) => [...check.matchAll(/'([^']+)'::/g)].map(([, word]) => word));
  if (words.length > 0 && random() < 0.8) return pick(random, words);
  const number = Math.floor(random() * 40);
  if (type.endsWith('[]')) return [];
  if (/int|numeric|double|real/.test(type)) return number;
  if (type === 'boolean') return random() < 0.5;
  if (type === 'date') return `2026-01-${String((number % 27) + 1).padStart(2, '0')}`;
  if (type.startsWith('time ')) return `0${number % 9}:15`;
  if (type.startsWith('timestamp')) return `2026-01-${String((number % 27) + 1).padStart(2, '0')}T12:00:00Z`;
  if (type.startsWith('json')) return {};
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(Math.floor(random() * 1e12)).padStart(12, '0')}`;
  if (type === 'bytea') return `\\x${Buffer.from([number, 1, 2, 3]).toString('hex')}`;
  if (type === 'inet' || type === 'cidr') return '192.0.2.0';
  return random() < 0.5 ? `word-${Math.floor(random() * 1e9)}` : 'fr';
}

/** Inserts random rows until the constraints of the table have accepted four rows. */
async function make(client: Client, table: Table, random: Random): Promise<number> {
  let made = 0;
  for (let tried = 0; tried < MOST_TRIES && made < MADE_ROWS; tried += 1) {
    const row: Record<string, unknown> = {};
    for (const { name, type, isNullable, hasDefault, isGenerated } of table.columns) {
      if (isGenerated || (hasDefault && random() < 0.7) || (isNullable && random() < 0.5)) continue;
      const target = table.targets.get(name);
      if (target === undefined) row[name] = valueFor(table, name, type, random);
      else {
        const { rows } = await client.query<{ value: unknown }>(
          `select ${quoted(target.column)} as value from ${quoted(target.table)} order by md5($1 || ${quoted(target.column)}::text) limit 1`,
          [String(random())],
        );
        row[name] = rows[0]?.value ?? null;
      }
    }
    made += (await insert(client, table, [JSON.stringify(row)], new Set(Object.keys(row)))) ?? 0;
  }
  return made;
}

async function moveSequences(client: Client, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ type }) => /^(?:integer|bigint)$/.test(type))) {
    await client.query(
      `select setval(s, m) from (
         select pg_get_serial_sequence($1, $2) as s, max(${quoted(column.name)}) as m from ${quoted(name)}
       ) found where s is not null and m is not null`,
      [quoted(name), column.name],
    );
  }
}

export type Filled = {
  counts: Map<string, number>;
  refused: Map<string, number>;
};

/**
 * Copies the rows of the demonstration, and generates rows for empty tables. Counts the refused
 * rows.
 */
export async function fillSchema(
  client: Client,
  tables: readonly Table[],
  { rows, random }: { rows: Rows; random: Random },
): Promise<Filled> {
  const refused = new Map<string, number>();
  await client.query('begin');
  let waiting = tables;
  const put = new Set<string>();
  // A table is copied after the tables that it refers to.
  while (waiting.length > 0) {
    const before = waiting.length;
    for (const table of waiting) {
      const own = rows.get(table.name) ?? [];
      const isLast = [...table.targets.values()].every(
        ({ table: target }) => target === table.name || put.has(target),
      );
      if (!isLast) continue;
      put.add(table.name);
      const known = new Set(own.flatMap((row) => Object.keys(JSON.parse(row) as object)));
      if (own.length === 0) continue;
      if ((await insert(client, table, own, known)) !== null) continue;
      let out = 0;
      for (const row of own) if ((await insert(client, table, [row], known)) === null) out += 1;
      refused.set(table.name, out);
    }
    waiting = waiting.filter(({ name }) => !put.has(name));
    if (waiting.length === before) throw new Error(`Tables reference each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  const counts = new Map<string, number>();
  const count = async ({ name }: Table) => {
    const { rows: found } = await client.query<{ n: number }>(
      `select count(*)::int as n from ${quoted(name)}`,
    );
    return found[0]?.n ?? 0;
  };
  // The second pass fills tables that refer to rows of the first pass.
  for (const table of [...tables, ...tables]) {
    if ((await count(table)) === 0) await make(client, table, random);
    counts.set(table.name, await count(table));
  }
  for (const table of tables) await moveSequences(client, table);
  await client.query('commit');
  return { counts, refused };
}

import type { Pool } from '@aube/db';

export async function findWords(pool: Pool, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public'
       and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED')`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ value: string }>(
      `select "${column}"::text as value from "${table}" where "${column}"::text ilike any ($1)`,
      [words.map((word) => `%${word}%`)],
    );
    found.push(...rows.map(({ value }) => `${table}.${column}: ${value}`));
  }
  return found;
}

import { connect } from '@aube/db';
import type { DemoSite } from '../demo-site.ts';

/** First column of each row that the statement reads from the site's database. */
export async function readStored({ dataDir }: DemoSite, statement: string): Promise<string[]> {
  const { pool, close } = await connect({ dataDir, poolSize: 1 });
  try {
    const { rows } = await pool.query<string[]>({ text: statement, rowMode: 'array' });
    return rows.map(([value = '']) => value);
  } finally {
    await close();
  }
}

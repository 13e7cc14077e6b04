import { randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from './connect.ts';
import { serverMarks } from './schema/index.ts';

type Marks = { acknowledged: number | null; stored: number | null };

/**
 * True when the database has lost a mark that it acknowledged. A greater stored mark is no loss,
 * because only its reply was lost.
 */
export const hasGoneBack = ({ acknowledged, stored }: Marks): boolean =>
  acknowledged !== null && (stored === null || stored < acknowledged);

/**
 * SQL that writes the mark of one process. Each process has its own row, because a common row would
 * hide a loss.
 */
const WRITE = `insert into server_marks (server_id, number, marked_at) values ($1, $2, now())
on conflict (server_id) do update set number = excluded.number, marked_at = excluded.marked_at
returning (select number from server_marks where server_id = $1) as stored`;

export type DatabaseMark = {
  /**
   * Writes the next mark. Returns both marks when the database lost the last mark, otherwise null.
   */
  write: () => Promise<Marks | null>;
};

/** @decision running-aube#a-database-that-went-back */
export function createDatabaseMark(pool: Pick<Pool, 'query'>): DatabaseMark {
  const serverId = randomUUID();
  let acknowledged: number | null = null;
  return {
    async write() {
      const next = (acknowledged ?? 0) + 1;
      const { rows } = await pool.query<{ stored: number | null }>(WRITE, [serverId, next]);
      const marks = { acknowledged, stored: rows[0]?.stored ?? null };
      acknowledged = next;
      return hasGoneBack(marks) ? marks : null;
    },
  };
}

const KEPT_DAYS = 30;

/** Deletes the marks of processes that ended 30 days ago. */
export async function purgeMarks(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  await db.delete(serverMarks).where(lt(serverMarks.markedAt, before));
}

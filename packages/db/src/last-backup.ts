import type { Connection, Database } from './connect.ts';
import { lastBackup } from './schema/index.ts';

export type LastBackup = { takenAt: Date; isVerified: boolean };

/**
 * Stores the facts about the last backup. Does nothing when the database has the schema of an
 * older release.
 */
export async function noteBackup({ db }: Pick<Connection, 'db'>, made: LastBackup): Promise<void> {
  const { rows } = await db.execute<{ place: string | null }>(
    `select to_regclass('last_backup') as place`,
  );
  if (rows[0]?.place === null) return;
  await db
    .insert(lastBackup)
    .values(made)
    .onConflictDoUpdate({ target: lastBackup.only, set: made });
}

export async function findLastBackup(db: Database): Promise<LastBackup | null> {
  const [row] = await db
    .select({ takenAt: lastBackup.takenAt, isVerified: lastBackup.isVerified })
    .from(lastBackup);
  return row ?? null;
}

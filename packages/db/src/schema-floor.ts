import type { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { contractions } from './contractions.ts';

type KnownMigrations = ReturnType<typeof readMigrationFiles>;

/**
 * Instant of the last migration that removes a part of the schema that older programs use.
 * @decision running-aube#older-release-on-a-newer-schema
 */
function floorOf(known: KnownMigrations): number {
  let floor = 0;
  for (const { sql, folderMillis } of known.toReversed()) {
    if (folderMillis <= floor) break;
    const unusedSince = sql.map((statement) => {
      const [, since] = /^\s*-- unused since (\d{4})\b/m.exec(statement) ?? [];
      return since === undefined ? 0 : (known[Number(since)]?.folderMillis ?? folderMillis);
    });
    // Checks all statements of a migration together, because a trigger is harmless on a table that
    // the same migration creates.
    const isContraction = contractions(sql.join('--> statement-breakpoint')).length > 0;
    floor = Math.max(floor, ...unusedSince, isContraction ? folderMillis : 0);
  }
  return floor;
}

const PLACE = 'drizzle.__drizzle_migrations';

/** Null when the program that migrated the database stored no minimum version. */
export async function readFloor(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description(to_regclass('${PLACE}'), 'pg_class') as comment`,
  );
  const [, floor] = /^runs from (\d+)$/.exec(rows[0]?.comment ?? '') ?? [];
  return floor === undefined ? null : Number(floor);
}

export async function noteFloor(client: Client, known: KnownMigrations): Promise<void> {
  const floor = floorOf(known);
  if ((await readFloor(client)) === floor) return;
  await client.query(`comment on table ${PLACE} is 'runs from ${floor}'`);
}

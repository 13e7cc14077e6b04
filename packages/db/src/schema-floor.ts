import type { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { contractions } from './contractions.ts';

type KnownMigrations = ReturnType<typeof readMigrationFiles>;

/**
 * The newest migration that a program must know to run on this schema, as the instant of the
 * migration: the last migration that removes something, or the migration since which nothing used
 * the removed thing.
 * @decision running-aube#older-release-on-a-newer-schema
 */
function floorOf(known: KnownMigrations): number {
  let floor = 0;
  for (const { sql, folderMillis } of known.toReversed()) {
    // Removals in older migrations set their own floor at most.
    if (folderMillis <= floor) break;
    const unusedSince = sql.map((statement) => {
      const [, since] = /^\s*-- unused since (\d{4})\b/m.exec(statement) ?? [];
      return since === undefined ? 0 : (known[Number(since)]?.folderMillis ?? folderMillis);
    });
    // Judged per migration: a trigger on a table of the same migration is no contraction.
    const isContraction = contractions(sql.join('--> statement-breakpoint')).length > 0;
    floor = Math.max(floor, ...unusedSince, isContraction ? folderMillis : 0);
  }
  return floor;
}

const PLACE = 'drizzle.__drizzle_migrations';

/** Floor stored by the migrating program; null when it stored none. */
export async function readFloor(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description(to_regclass('${PLACE}'), 'pg_class') as comment`,
  );
  const [, floor] = /^runs from (\d+)$/.exec(rows[0]?.comment ?? '') ?? [];
  return floor === undefined ? null : Number(floor);
}

/** Stores the floor for older programs, which cannot know later migrations. */
export async function noteFloor(client: Client, known: KnownMigrations): Promise<void> {
  const floor = floorOf(known);
  if ((await readFloor(client)) === floor) return;
  await client.query(`comment on table ${PLACE} is 'runs from ${floor}'`);
}

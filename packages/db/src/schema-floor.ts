import type { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { contractions } from './contractions.ts';

type KnownMigrations = ReturnType<typeof readMigrationFiles>;

/**
 * The youngest migration that a program must know to run on the schema that these make, as its instant:
 * the last one that takes something away, or the one since which nothing used what a later one takes.
 * @decision decisions/0059
 */
function floorOf(known: KnownMigrations): number {
  let floor = 0;
  for (const { sql, folderMillis } of known.toReversed()) {
    // What an older one takes away asks for itself at most.
    if (folderMillis <= floor) break;
    const unusedSince = sql.map((statement) => {
      const [, since] = /^\s*-- unused since (\d{4})\b/m.exec(statement) ?? [];
      return since === undefined ? 0 : (known[Number(since)]?.folderMillis ?? folderMillis);
    });
    // The migration as a whole: what watches a table that it makes itself is no contraction.
    const isContraction = contractions(sql.join('--> statement-breakpoint')).length > 0;
    floor = Math.max(floor, ...unusedSince, isContraction ? folderMillis : 0);
  }
  return floor;
}

const PLACE = 'drizzle.__drizzle_migrations';

/** What the program that migrated wrote beside the list of migrations; null when it wrote nothing. */
export async function readFloor(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description(to_regclass('${PLACE}'), 'pg_class') as comment`,
  );
  const [, floor] = /^runs from (\d+)$/.exec(rows[0]?.comment ?? '') ?? [];
  return floor === undefined ? null : Number(floor);
}

/** Writes it for older programs, which cannot know what came after them. */
export async function noteFloor(client: Client, known: KnownMigrations): Promise<void> {
  const floor = floorOf(known);
  if ((await readFloor(client)) === floor) return;
  await client.query(`comment on table ${PLACE} is 'runs from ${floor}'`);
}

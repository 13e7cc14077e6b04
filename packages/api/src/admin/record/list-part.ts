import type { Database, Transaction } from '@aube/db';
import { users } from '@aube/db/schema';
import { eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { invalidField } from '../../errors.ts';
import { longText } from '../../primitives.ts';
import { nameOrder } from './user-record.ts';

const PART_SIZE = 500;

const CURSOR_MAX_LENGTH = 4000;

export const partInput = z.object({ after: longText(CURSOR_MAX_LENGTH).optional() });

export const partOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), nextAfter: z.string().nullable() });

/** Position of the next part in the list. Callers get it encrypted, because it contains a name. */
type Place = { name: string; userId: number };

type PartOf<Row> = { rows: Row[]; nextAfter: string | null };

/**
 * Reads one part of a list of people, ordered by name. A person renamed between two parts may be
 * missed or returned twice.
 * @param list name of the list; `nextAfter` is valid only for this list
 * @throws INVALID with `invalid` on `after` when `after` belongs to another list
 */
export async function readPart<Row extends { userId: number }>(
  { db, secondFactor }: { db: Database } & Pick<Services, 'secondFactor'>,
  { list, after }: { list: string; after: string | undefined },
  read: (tx: Transaction, condition: SQL | undefined, limit: number) => Promise<Row[]>,
): Promise<PartOf<Row>> {
  const { siteKey } = secondFactor;
  const opened = after === undefined ? null : siteKey.open(after, list);
  if (after !== undefined && opened === null) throw invalidField('after', 'invalid');
  const from = opened === null ? null : (JSON.parse(opened) as Place);
  const beyond =
    from && sql`(${nameOrder}, ${users.id}) > (${from.name} collate "C", ${from.userId})`;
  return db.transaction(
    async (tx) => {
      const found = await read(tx, beyond ?? undefined, PART_SIZE + 1);
      const rows = found.slice(0, PART_SIZE);
      const last = rows.at(-1);
      if (found.length <= PART_SIZE || !last) return { rows, nextAfter: null };
      const [named] = await tx
        .select({ name: sql<string>`${users.foldedText}` })
        .from(users)
        .where(eq(users.id, last.userId));
      const place: Place = { name: named?.name ?? '', userId: last.userId };
      return { rows, nextAfter: siteKey.seal(JSON.stringify(place), list) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

import { users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createWorld } from '../../testing/world.ts';
import { readPart } from './list-part.ts';
import { nameOrder } from './user-record.ts';

const { db, services } = await createWorld(await testDatabase());

await db.execute(sql`
  insert into users (first_name, last_name, email, username, locale, time_zone, created_at)
  select 'A', 'N' || lpad(n::text, 5, '0'), n || '@parts.test', 'part-' || n, 'fr', 'America/Toronto', now()
  from generate_series(1, 1100) n`);

/** Reads all parts. During the first part, renames the last person of this part. */
async function walk(newName: string): Promise<number[]> {
  const seen: number[] = [];
  let renamed: number | null = null;
  let after: string | undefined;
  do {
    const part = await readPart(services, { list: 'test', after }, async (tx, condition, limit) => {
      const rows = await tx
        .select({ userId: users.id })
        .from(users)
        .where(condition)
        .orderBy(asc(nameOrder), asc(users.id))
        .limit(limit);
      const last = rows[499];
      if (renamed === null && last) {
        renamed = last.userId;
        await db.update(users).set({ lastName: newName }).where(eq(users.id, renamed));
      }
      return rows;
    });
    seen.push(...part.rows.map(({ userId }) => userId));
    after = part.nextAfter ?? undefined;
  } while (after !== undefined);
  return seen.filter((userId) => userId !== renamed);
}

it.each(['Zzz', 'Aaa'])(
  'a list misses and repeats nobody else when somebody becomes %s',
  async (name) => {
    const others = await walk(name);
    const [{ count } = { count: 0 }] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(users);
    expect(new Set(others).size).toBe(others.length);
    expect(others).toHaveLength(count - 1);
  },
);

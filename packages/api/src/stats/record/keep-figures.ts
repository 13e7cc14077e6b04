import type { Transaction } from '@aube/db';
import { type keptFigures, keptFiguresCursor, participants } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { findTodayByZone } from '../../record/today-by-zone.ts';
import { inClientTransaction } from '../../transaction.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import { addedWeeks, type WeekPart } from '../rules/added-weeks.ts';
import { countParts, EVERYBODY } from './count-figures.ts';
import { allowLongCount, LONG_COUNT } from './count-once.ts';
import { newestChange, weeksCountedUntil } from './logged-changes.ts';

/**
 * Minimum number of participants for stored figures. On a smaller site, each request counts within
 * milliseconds.
 */
const KEPT_FROM_PEOPLE = 2_000;
/** After this time, earlier transactions and the count of the weeks have ended. */
const SETTLED_MS = 90_000;
/**
 * Shortest time between two counts, because a count takes seconds for a hundred thousand people.
 */
const AGAIN_AFTER_MS = 25_000;
type Sources = Pick<Services, 'db' | 'pool' | 'course'> & { now: Date };

async function takeCursor(tx: Transaction) {
  const [cursor] = await tx
    .select()
    .from(keptFiguresCursor)
    .where(eq(keptFiguresCursor.id, 1))
    .for('update', { skipLocked: true });
  return cursor ?? null;
}

type Row = typeof keptFigures.$inferInsert;

async function writeRows(tx: Transaction, rows: readonly Row[]): Promise<void> {
  const written = JSON.stringify(
    rows.map((row) => ({ ...row, efficiencies: row.efficiencies ?? null })),
  );
  await tx.execute(sql`
    with counted as materialized (
      select * from jsonb_to_recordset(${written}::jsonb)
        as row ("establishmentId" int, week int, figures jsonb, efficiencies jsonb)
    ), gone as (
      delete from kept_figures k where not exists (
        select from counted c where c."establishmentId" = k.establishment_id and c.week = k.week)
    )
    insert into kept_figures as k (establishment_id, week, figures, efficiencies)
    select "establishmentId", week, figures, nullif(efficiencies, 'null') from counted
    on conflict (establishment_id, week) do update
      set figures = excluded.figures, efficiencies = excluded.efficiencies
      where (k.figures, k.efficiencies) is distinct from (excluded.figures, excluded.efficiencies)`);
}

function weekRow(
  establishmentId: number,
  parts: readonly WeekPart[],
  efficiencies: WeekPart['efficiencies'],
): Row {
  const [{ week, ...figures } = { week: 0 }] = addedWeeks(parts);
  return { establishmentId, week, figures, efficiencies };
}

/**
 * Counts the figures of a large site when they may have changed, at most every 25 seconds.
 * @returns true when the site stores figures
 * @decision console#kept-figures
 */
export async function keepFigures(
  { db, pool, course, now }: Sources,
  fromPeople: number = KEPT_FROM_PEOPLE,
): Promise<boolean> {
  const today = await findTodayByZone({ pool, now });
  const chapters = course.modules.flatMap(({ number, chapters: own }) =>
    own.map(({ id }) => ({ module: number, id })),
  );
  const countedWith = JSON.stringify([KEPT_RULES, [...today.todayByZone], chapters]);
  if ((await db.$count(participants)) < fromPeople) {
    await db.delete(keptFiguresCursor);
    return false;
  }
  // A separate statement creates the row, so that other processes do not wait until the count ends.
  const start = { id: 1, newestAuditId: -1, newestAt: now, countedWith: '' };
  await db.insert(keptFiguresCursor).values(start).onConflictDoNothing();
  return inClientTransaction({ pool }, async (tx, client) => {
    const cursor = await takeCursor(tx);
    if (!cursor) return true;
    const age = cursor.countedAt && now.getTime() - cursor.countedAt.getTime();
    if (age !== null && age >= 0 && age < AGAIN_AFTER_MS) return true;
    const newestAuditId = await newestChange(tx);
    const isNew = newestAuditId !== cursor.newestAuditId;
    const newestAt = isNew ? now : cursor.newestAt;
    const weeks = await weeksCountedUntil(tx);
    const hasWeeks = weeks !== null && weeks >= newestAuditId;
    const isSettled = hasWeeks && now.getTime() - newestAt.getTime() > SETTLED_MS;
    if (!isSettled || cursor.countedWith !== countedWith || cursor.countedAt === null) {
      await allowLongCount(tx);
      const { places, weeks } = await countParts(
        client,
        { ...today, ...EVERYBODY, chapters },
        LONG_COUNT,
      );
      await writeRows(tx, [
        ...places.map(({ establishmentId, ...figures }) => ({
          establishmentId: establishmentId ?? 0,
          week: 0,
          figures,
        })),
        ...weeks.map((part) => weekRow(part.establishmentId, [part], part.efficiencies)),
        ...[...Map.groupBy(weeks, ({ week }) => week).values()].map((parts) =>
          weekRow(0, parts, null),
        ),
      ]);
    }
    await tx
      .update(keptFiguresCursor)
      .set({ countedAt: now, newestAuditId, newestAt, countedWith })
      .where(eq(keptFiguresCursor.id, 1));
    return true;
  });
}

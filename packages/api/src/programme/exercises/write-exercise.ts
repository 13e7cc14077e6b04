import type { Transaction } from '@aube/db';
import { exerciseAnswers, exerciseEntries } from '@aube/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { NO_VERSION } from '../../primitives.ts';
import {
  type ExerciseInput,
  exerciseOutputOf,
  type ExerciseOutput,
  exerciseInput,
  refuseBadExercise,
  exerciseOutput,
  exercisePlace,
} from './exercise.ts';
import { audit } from '../../audit.ts';
import { inTransaction } from '../../transaction.ts';
import { participantStatementProcedure, participantProcedure } from '../../trpc.ts';
import { getChapterOf } from '../course-places.ts';
import { readOwnCourse, refuseUnlessChapterOpen } from '../own-module.ts';
import { factsOf } from '../rules/programme-facts.ts';

const MOST_ENTRIES = 1_000;

type Writing = { userId: number; now: Date; today: string };

const onesOwn = (
  userId: number,
  { chapterId, exerciseId, entryId }: Omit<ExerciseInput, 'answers'>,
) =>
  entryId === undefined
    ? {
        table: exerciseAnswers,
        isIt: and(
          eq(exerciseAnswers.userId, userId),
          eq(exerciseAnswers.chapterId, chapterId),
          eq(exerciseAnswers.exerciseId, exerciseId),
        ),
      }
    : {
        table: exerciseEntries,
        isIt: and(
          eq(exerciseEntries.userId, userId),
          eq(exerciseEntries.entryId, entryId),
          eq(exerciseEntries.chapterId, chapterId),
          eq(exerciseEntries.exerciseId, exerciseId),
        ),
      };

async function readForUpdate(tx: Transaction, userId: number, asked: ExerciseInput) {
  const { table, isIt } = onesOwn(userId, asked);
  const [row] = await tx.select().from(table).where(isIt).for('update');
  return row;
}

async function insert(
  tx: Transaction,
  { userId, now, today }: Writing,
  { chapterId, exerciseId, entryId, answers }: ExerciseInput,
) {
  const row = { userId, chapterId, exerciseId, answers, updatedAt: now };
  if (entryId === undefined) {
    const [first] = await tx.insert(exerciseAnswers).values(row).onConflictDoNothing().returning();
    return first;
  }
  const ofExercise = and(
    eq(exerciseEntries.userId, userId),
    eq(exerciseEntries.chapterId, chapterId),
    eq(exerciseEntries.exerciseId, exerciseId),
  );
  if ((await tx.$count(exerciseEntries, ofExercise)) >= MOST_ENTRIES) {
    throw new AppError('INVALID', { issues: [{ path: ['entryId'], code: 'tooMany' }] });
  }
  const [first] = await tx
    .insert(exerciseEntries)
    .values({ ...row, entryId, writtenOn: today })
    .onConflictDoNothing()
    .returning();
  return first;
}

/**
 * @returns the stored answers, and true when the answers are new
 * @throws VERSION_CONFLICT with the current answers, if any; INVALID at `entryId` beyond a
 *   thousand entries
 */
async function writeExercise(
  tx: Transaction,
  writing: Writing,
  asked: ExerciseInput,
): Promise<{ kept: ExerciseOutput; isChanged: boolean }> {
  const { userId, now } = writing;
  const { answers, version } = asked;
  let before = await readForUpdate(tx, userId, asked);
  if (!before) {
    if (version !== undefined && version !== NO_VERSION) throw conflict(undefined);
    const first = await insert(tx, writing, asked);
    if (first) return { kept: exerciseOutputOf(first), isChanged: true };
    before = await readForUpdate(tx, userId, asked);
    if (!before) throw conflict(undefined);
  }
  if (isSame(before.answers, answers)) return { kept: exerciseOutputOf(before), isChanged: false };
  if (version !== undefined && before.version !== version) throw conflict(before);
  const { table, isIt } = onesOwn(userId, asked);
  const [changed] = await tx
    .update(table)
    .set({ answers, updatedAt: now, version: sql`${table.version} + 1` })
    .where(isIt)
    .returning();
  if (!changed) throw conflict(undefined);
  return { kept: exerciseOutputOf(changed), isChanged: true };
}

const conflict = (row: Parameters<typeof exerciseOutputOf>[0] | undefined) =>
  new AppError('VERSION_CONFLICT', { details: { current: row && exerciseOutputOf(row) } });

const isSame = (left: object, right: object) => isDeepStrictEqual({ ...left }, { ...right });

/** @returns true when there were answers to delete */
async function deleteExercise(
  tx: Transaction,
  userId: number,
  asked: Omit<ExerciseInput, 'answers'>,
): Promise<boolean> {
  const { table, isIt } = onesOwn(userId, asked);
  const { rowCount } = await tx.delete(table).where(isIt);
  return rowCount === 1;
}

/**
 * Saves the caller's answers to an exercise (« exercice ») or to one entry. The audit log gets no
 * answers.
 * @throws QUESTIONNAIRE_DUE; MODULE_LOCKED; PROGRAMME_ABANDONED; INVALID at `answers.<answer>` or
 *   `entryId`; VERSION_CONFLICT with the current answers; NOT_FOUND for an unknown exercise
 * @decision D34 D36 D37 D72 D79
 */
export const saveExercise = participantStatementProcedure
  .input(exerciseInput)
  .output(exerciseOutput)
  .mutation(async ({ ctx, input: asked }) => {
    const record = await readOwnCourse(ctx);
    refuseUnlessChapterOpen(ctx, record, getChapterOf(ctx.course, { id: asked.chapterId }));
    refuseBadExercise(ctx.course, asked);
    const { today } = factsOf(record, ctx.now);
    const whose = { userId: record.userId, now: ctx.now, today };
    return inTransaction(ctx.db, async (tx) => {
      const { kept, isChanged } = await writeExercise(tx, whose, asked);
      if (isChanged) {
        await audit(
          tx,
          { ...ctx, actor: record },
          {
            subjectUserId: record.userId,
            objectType: 'exercise',
            objectId: `${asked.chapterId}/${asked.exerciseId}`,
            after: { version: kept.version },
          },
        );
      }
      return kept;
    });
  });

/**
 * Deletes the caller's answers to an exercise, or one entry, permanently. Also works after leaving
 * and for removed exercises.
 * @decision D72
 */
export const removeExercise = participantProcedure
  .input(z.object(exercisePlace))
  .output(z.object({ isRemoved: z.boolean() }))
  .mutation(({ ctx, input: asked }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const isRemoved = await deleteExercise(tx, userId, asked);
      if (isRemoved) {
        const objectId = `${asked.chapterId}/${asked.exerciseId}`;
        await audit(tx, ctx, { subjectUserId: userId, objectType: 'exercise', objectId });
      }
      return { isRemoved };
    }),
  );

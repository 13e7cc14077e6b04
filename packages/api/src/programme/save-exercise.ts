import type { Transaction } from '@aube/db';
import { exerciseAnswers } from '@aube/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../transaction.ts';
import { participantStatementProcedure } from '../trpc.ts';
import { getChapterOf } from './course-places.ts';
import { exerciseInput, refuseBadExercise, type ExerciseInput } from './exercise-input.ts';
import { exerciseOutput, exerciseOutputOf } from './exercise-output.ts';
import { readOwnCourse, refuseUnlessModuleOpen } from './own-module.ts';
import type { ExerciseAnswers } from './rules/check-exercise.ts';

type Ownership = { userId: number; now: Date };

/** Writes when something changes and nobody else wrote in between; undefined when it did not. */
async function write(tx: Transaction, { userId, now }: Ownership, asked: ExerciseInput) {
  const { chapterId, exerciseId, answers, version } = asked;
  const [row] = await tx
    .insert(exerciseAnswers)
    .values({ userId, chapterId, exerciseId, answers, updatedAt: now })
    .onConflictDoUpdate({
      target: [exerciseAnswers.userId, exerciseAnswers.chapterId, exerciseAnswers.exerciseId],
      set: { answers, updatedAt: now, version: sql`${exerciseAnswers.version} + 1` },
      setWhere: sql`${exerciseAnswers.answers} <> excluded.answers
        and ${exerciseAnswers.version} = coalesce(${version ?? null}, ${exerciseAnswers.version})`,
    })
    .returning();
  return row;
}

/** What is there already says the same, or somebody else's writing is in the way. */
async function acceptOrRefuse(tx: Transaction, { userId }: Ownership, asked: ExerciseInput) {
  const [row] = await tx
    .select()
    .from(exerciseAnswers)
    .where(
      and(
        eq(exerciseAnswers.userId, userId),
        eq(exerciseAnswers.chapterId, asked.chapterId),
        eq(exerciseAnswers.exerciseId, asked.exerciseId),
      ),
    );
  if (row && isSame(row.answers, asked.answers)) return row;
  throw new AppError('VERSION_CONFLICT', { details: { current: row && exerciseOutputOf(row) } });
}

const isSame = (left: ExerciseAnswers, right: ExerciseAnswers) =>
  isDeepStrictEqual({ ...left }, { ...right });

/**
 * Keeps one's answers to an exercise of a chapter (« exercice »), for oneself: they are never shown
 * to staff, and the audit log says that they were saved, not what they say.
 *
 * @throws QUESTIONNAIRE_DUE, MODULE_LOCKED, PROGRAMME_ABANDONED; INVALID with an issue at
 *   `answers.<answer>`; VERSION_CONFLICT with the present answers; NOT_FOUND for no such exercise
 * @decision D34 D36 D37
 */
export const saveExercise = participantStatementProcedure
  .input(exerciseInput)
  .output(exerciseOutput)
  .mutation(async ({ ctx, input: asked }) => {
    const record = await readOwnCourse(ctx);
    const { moduleNumber } = getChapterOf(ctx.course, { id: asked.chapterId });
    refuseUnlessModuleOpen(ctx, record, moduleNumber);
    refuseBadExercise(ctx.course, asked);
    const whose = { userId: record.userId, now: ctx.now };
    const row = await inTransaction(ctx.db, async (tx) => {
      const written = await write(tx, whose, asked);
      if (!written) return acceptOrRefuse(tx, whose, asked);
      await audit(
        tx,
        { ...ctx, actor: record },
        {
          subjectUserId: record.userId,
          objectType: 'exercise',
          objectId: `${asked.chapterId}/${asked.exerciseId}`,
          after: { version: written.version },
        },
      );
      return written;
    });
    return exerciseOutputOf(row);
  });

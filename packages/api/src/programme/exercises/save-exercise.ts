import { audit } from '../../audit.ts';
import { inTransaction } from '../../transaction.ts';
import { participantStatementProcedure } from '../../trpc.ts';
import { getChapterOf } from '../course-places.ts';
import { readOwnCourse, refuseUnlessModuleOpen } from '../own-module.ts';
import { factsOf } from '../rules/programme-facts.ts';
import { exerciseInput, refuseBadExercise } from './exercise-input.ts';
import { exerciseOutput } from './exercise-output.ts';
import { writeExercise } from './write-exercise.ts';

/**
 * Saves the caller's answers to an exercise of a chapter (« exercice »), or to one entry. Staff
 * never see them, and the audit log records the saving without the content.
 *
 * @throws QUESTIONNAIRE_DUE, MODULE_LOCKED, PROGRAMME_ABANDONED; INVALID with an issue at
 * `answers.<answer>` or `entryId`; VERSION_CONFLICT with the current answers; NOT_FOUND for an
 * unknown exercise
 * @decision D34 D36 D37 D72
 */
export const saveExercise = participantStatementProcedure
  .input(exerciseInput)
  .output(exerciseOutput)
  .mutation(async ({ ctx, input: asked }) => {
    const record = await readOwnCourse(ctx);
    const { moduleNumber } = getChapterOf(ctx.course, { id: asked.chapterId });
    refuseUnlessModuleOpen(ctx, record, moduleNumber);
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

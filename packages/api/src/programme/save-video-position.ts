import { moduleProgress } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { entityId, text, whole } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { participantStatementProcedure } from '../trpc.ts';
import { getModule, filmOf, keptFilmPlace } from './course-places.ts';
import { readOwnCourse, refuseUnlessModuleOpen } from './own-module.ts';

/**
 * Saves and returns the position in a video, in whole seconds. A position in a replaced film is
 * not saved.
 * @throws QUESTIONNAIRE_DUE; MODULE_LOCKED; PROGRAMME_ABANDONED; NOT_FOUND
 * @decision D34 D36 D37
 */
export const saveVideoPosition = participantStatementProcedure
  .input(
    z.object({
      moduleId: entityId,
      positionSeconds: whole(0, 86_400),
      film: text(100).optional(),
    }),
  )
  .output(z.object({ positionSeconds: z.number() }))
  .mutation(async ({ ctx, input: { moduleId: moduleNumber, positionSeconds, film } }) => {
    const record = await readOwnCourse(ctx);
    refuseUnlessModuleOpen(ctx, record, moduleNumber);
    const { userId } = record;
    const module = getModule(ctx.course, moduleNumber);
    const shown = filmOf(module);
    if (film !== undefined && film !== shown) {
      return { positionSeconds: keptFilmPlace(record, module) };
    }
    const kept = { videoPositionSeconds: positionSeconds, videoFilm: shown };
    await inTransaction(ctx.db, async (tx) => {
      const made = await tx
        .insert(moduleProgress)
        .values({ userId, moduleNumber, ...kept })
        .onConflictDoNothing()
        .returning({ moduleNumber: moduleProgress.moduleNumber });
      if (made.length === 0) {
        await tx
          .update(moduleProgress)
          .set(kept)
          .where(
            and(eq(moduleProgress.userId, userId), eq(moduleProgress.moduleNumber, moduleNumber)),
          );
        return;
      }
      await audit(
        tx,
        { ...ctx, actor: record },
        {
          subjectUserId: userId,
          objectType: 'module',
          objectId: moduleNumber,
        },
      );
    });
    return { positionSeconds };
  });

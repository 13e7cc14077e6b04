import { moduleProgress } from '@aube/db/schema';
import { isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { participantStatementProcedure } from '../trpc.ts';
import { getModule } from './course-places.ts';
import { moduleOutput } from './module-output.ts';
import { getOwnModule, readOwnCourse, refuseUnlessModuleOpen } from './own-module.ts';
import { canBeSeenBy, seenWays } from './rules/video-seen.ts';

/**
 * Records that a module's video was watched (« vidéo visionnée »), or its text read to the end; the kind is not stored. The first time counts, and a repetition gives the same answer.
 *
 * @throws QUESTIONNAIRE_DUE with `questionnaire`; MODULE_LOCKED with `module`, `opensOn` and `afterModule`; PROGRAMME_ABANDONED; CONSULTATION_READ_ONLY for another person; NOT_FOUND, also for a missing text
 * @source specification §4
 * @decision D34 D36 D37 D73
 */
export const markVideoWatched = participantStatementProcedure
  .input(
    z.object({
      userId: entityId.optional(),
      moduleId: entityId,
      by: z.enum(seenWays).default('film'),
    }),
  )
  .output(moduleOutput)
  .mutation(async ({ ctx, input: { userId: asked, moduleId: moduleNumber, by } }) => {
    const record = await readOwnCourse(ctx, asked);
    refuseUnlessModuleOpen(ctx, record, moduleNumber);
    const transcript = getModule(ctx.course, moduleNumber).video?.[ctx.locale].transcript ?? [];
    if (!canBeSeenBy(by, { hasText: transcript.length > 0 })) throw new AppError('NOT_FOUND');
    const { userId } = record;
    await inTransaction(ctx.db, async (tx) => {
      const written = await tx
        .insert(moduleProgress)
        .values({ userId, moduleNumber, videoWatchedAt: ctx.now })
        .onConflictDoUpdate({
          target: [moduleProgress.userId, moduleProgress.moduleNumber],
          set: { videoWatchedAt: ctx.now },
          setWhere: isNull(moduleProgress.videoWatchedAt),
        })
        .returning({ moduleNumber: moduleProgress.moduleNumber });
      if (written.length === 0) return;
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
    return getOwnModule(ctx, moduleNumber);
  });

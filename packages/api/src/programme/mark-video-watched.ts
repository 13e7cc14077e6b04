import { moduleProgress } from '@aube/db/schema';
import { isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { entityId } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { participantStatementProcedure } from '../trpc.ts';
import { moduleOutput } from './module-output.ts';
import { getOwnModule, readOwnCourse, refuseUnlessModuleOpen } from './own-module.ts';

/**
 * Records that a module's video was watched (« vidéo visionnée »): the first time counts, and asked
 * again it answers the same.
 *
 * @throws QUESTIONNAIRE_DUE with `questionnaire`; MODULE_LOCKED with `module`, `opensOn` and
 *   `afterModule`; PROGRAMME_ABANDONED; CONSULTATION_READ_ONLY for somebody else; NOT_FOUND
 * @source specification §4
 * @decision D34 D36 D37
 */
export const markVideoWatched = participantStatementProcedure
  .input(z.object({ userId: entityId.optional(), moduleId: entityId }))
  .output(moduleOutput)
  .mutation(async ({ ctx, input: { userId: asked, moduleId: moduleNumber } }) => {
    const record = await readOwnCourse(ctx, asked);
    refuseUnlessModuleOpen(ctx, record, moduleNumber);
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

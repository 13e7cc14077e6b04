import { chapterReads } from '@aube/db/schema';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { entityId, whole } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { participantStatementProcedure } from '../trpc.ts';
import { getChapterOf } from './course-places.ts';
import { moduleOutput } from './module-output.ts';
import { getOwnModule, readOwnCourse, refuseUnlessModuleOpen } from './own-module.ts';

/**
 * Records that a chapter was read to its end (« chapitre lu »): the first time counts, and asked
 * again it answers the same. It answers with the chapter's module as it then stands.
 *
 * @throws QUESTIONNAIRE_DUE with `questionnaire`; MODULE_LOCKED with `module`, `opensOn` and
 *   `afterModule`; PROGRAMME_ABANDONED; CONSULTATION_READ_ONLY for somebody else; NOT_FOUND
 * @decision D34 D36 D37 D42
 */
export const markChapterRead = participantStatementProcedure
  .input(z.object({ userId: entityId.optional(), number: whole(1, 999) }))
  .output(moduleOutput)
  .mutation(async ({ ctx, input: { userId: asked, number } }) => {
    const record = await readOwnCourse(ctx, asked);
    const { id: chapterId, moduleNumber } = getChapterOf(ctx.course, { number });
    refuseUnlessModuleOpen(ctx, record, moduleNumber);
    const { userId } = record;
    await inTransaction(ctx.db, async (tx) => {
      const made = await tx
        .insert(chapterReads)
        .values({ userId, chapterId, readAt: ctx.now })
        .onConflictDoNothing()
        .returning({ chapterId: chapterReads.chapterId });
      if (made.length === 0) return;
      await audit(
        tx,
        { ...ctx, actor: record },
        {
          subjectUserId: userId,
          objectType: 'chapter',
          objectId: chapterId,
        },
      );
    });
    return getOwnModule(ctx, moduleNumber);
  });

import { abandonmentAnswers, notifications, participants } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { isAbandonmentUndoable } from '../programme/rules/abandonment.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { lockAnswerer } from './record/lock-answerer.ts';

/**
 * Takes one's abandonment back within 24 hours: the programme goes on as if it had not stopped.
 * Somebody who has not left stays where they are.
 *
 * @throws PROGRAMME_ABANDONED once the 24 hours are over
 * @decision D36
 */
export const undoAbandonment = participantProcedure
  .input(z.void())
  .output(z.object({ isUndone: z.boolean() }))
  .mutation(({ ctx }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId, timeZone } = ctx.actor;
      const { participant } = await lockAnswerer(tx, userId, localDateAt(ctx.now, timeZone));
      const { abandonedAt } = participant;
      if (abandonedAt === null) return { isUndone: false };
      if (!isAbandonmentUndoable(abandonedAt, ctx.now)) throw new AppError('PROGRAMME_ABANDONED');
      await tx
        .update(participants)
        .set({ abandonedAt: null, abandonedOn: null })
        .where(eq(participants.userId, userId));
      await tx
        .update(abandonmentAnswers)
        .set({ undoneAt: ctx.now })
        .where(and(eq(abandonmentAnswers.userId, userId), isNull(abandonmentAnswers.undoneAt)));
      // « Vous avez quitté le programme » is no longer news.
      await tx
        .update(notifications)
        .set({ readAt: ctx.now })
        .where(
          and(
            eq(notifications.userId, userId),
            eq(notifications.kind, 'programmeAbandoned'),
            isNull(notifications.readAt),
          ),
        );
      await audit(tx, ctx, {
        subjectUserId: userId,
        before: { abandonedAt: abandonedAt.toISOString() },
      });
      return { isUndone: true };
    }),
  );

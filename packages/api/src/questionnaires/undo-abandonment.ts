import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { findEnd, resumeProgramme } from './record/end-programme.ts';
import { ownUndoUntil } from '../programme/rules/abandonment.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { lockAnswerer } from './record/lock-answerer.ts';

/**
 * Takes one's abandonment back within 24 hours: the programme goes on as if it had not stopped.
 * Somebody who has not left stays where they are.
 *
 * @throws PROGRAMME_ABANDONED once the 24 hours are over, and when staff ended the programme
 * @decision D36 decisions/0036
 */
export const undoAbandonment = participantProcedure
  .input(z.void())
  .output(z.object({ isUndone: z.boolean() }))
  .mutation(({ ctx }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId, timeZone } = ctx.actor;
      const { participant } = await lockAnswerer(tx, userId, localDateAt(ctx.now, timeZone));
      const end = await findEnd(tx, participant);
      if (end === null) return { isUndone: false };
      if (ownUndoUntil(end, ctx.now) === null) throw new AppError('PROGRAMME_ABANDONED');
      await resumeProgramme(tx, { userId, now: ctx.now });
      await audit(tx, ctx, {
        subjectUserId: userId,
        before: { abandonedAt: end.at.toISOString() },
      });
      return { isUndone: true };
    }),
  );

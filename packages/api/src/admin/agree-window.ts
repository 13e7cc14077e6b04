import type { Transaction } from '@aube/db';
import { agreedWindows, participants, users } from '@aube/db/schema';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor } from '../context.ts';
import { diaryRules } from '../diary/rules/constants.ts';
import { AppError, invalidField } from '../errors.ts';
import { entityId, localDate, text, whole } from '../primitives.ts';
import { addNotice, outdateNotices } from '../record/add-notice.ts';
import { isSeenBy } from '../record/sight.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { staffPersonProcedure } from '../trpc.ts';
import { agreedWindowOutput, findAgreedWindows } from './record/agreed-windows.ts';

const { agreedWindowMinimumMinutes, agreedWindowMaximumMinutes, anchorStepMinutes } = diaryRules;

/**
 * Locks the participant.
 * @throws NOT_FOUND for a person unknown to the caller; FORBIDDEN when the person is the caller
 */
async function lockFollowed(tx: Transaction, { actor }: { actor: Actor }, userId: number) {
  const [row] = await tx
    .select({ abandonedOn: participants.abandonedOn, timeZone: users.timeZone })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.userId, userId), isSeenBy(actor)))
    .for('update', { of: participants });
  if (!row) throw new AppError('NOT_FOUND');
  if (userId === actor.userId) throw new AppError('FORBIDDEN');
  return row;
}

const findLast = async (tx: Transaction, userId: number) => {
  const [last] = await tx
    .select()
    .from(agreedWindows)
    .where(eq(agreedWindows.userId, userId))
    .orderBy(desc(agreedWindows.id))
    .limit(1);
  return last;
};

/**
 * Enters a sleep window agreed with a participant (« fenêtre convenue »). The participant's next
 * choice of a schedule starts from this window.
 * @throws PROGRAMME_ABANDONED; INVALID for a future date or a window not in steps of five minutes;
 *   NOT_FOUND for a person unknown to the caller; FORBIDDEN for the participant
 * @decision D81 diary#agreed-window
 */
export const agreeWindow = staffPersonProcedure
  .input(
    z.object({
      userId: entityId,
      windowMinutes: whole(agreedWindowMinimumMinutes, agreedWindowMaximumMinutes),
      agreedOn: localDate,
      reason: text(500),
    }),
  )
  .output(agreedWindowOutput)
  .mutation(({ ctx, input: { userId, ...agreed } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { abandonedOn, timeZone } = await lockFollowed(tx, ctx, userId);
      if (abandonedOn !== null) throw new AppError('PROGRAMME_ABANDONED');
      if (agreed.windowMinutes % anchorStepMinutes !== 0) {
        throw invalidField('windowMinutes', 'notAMultipleOfFive');
      }
      if (agreed.agreedOn > localDateAt(ctx.now, timeZone)) {
        throw invalidField('agreedOn', 'afterToday');
      }
      const last = await findLast(tx, userId);
      const isRepeated =
        last?.withdrawnAt === null &&
        last.windowMinutes === agreed.windowMinutes &&
        last.agreedOn === agreed.agreedOn &&
        last.reason === agreed.reason;
      if (!isRepeated) {
        const [row] = await tx
          .insert(agreedWindows)
          .values({ userId, ...agreed, enteredAt: ctx.now, enteredByUserId: ctx.actor.userId })
          .returning({ id: agreedWindows.id });
        await outdateNotices(tx, { userId, kind: 'windowAgreed', now: ctx.now });
        await addNotice(tx, { userId, kind: 'windowAgreed', now: ctx.now });
        await audit(tx, ctx, {
          subjectUserId: userId,
          objectType: 'agreedWindow',
          objectId: row?.id ?? 0,
          after: agreed,
        });
      }
      return getLastOutput(tx, userId);
    }),
  );

async function getLastOutput(tx: Transaction, userId: number) {
  const [last] = await findAgreedWindows(tx, userId);
  if (!last) throw new AppError('NOT_FOUND');
  return last;
}

/**
 * Withdraws the latest agreed window (« retirer »). A schedule that was already chosen is not
 * changed.
 * @throws NOT_FOUND for a person unknown to the caller, and without an agreed window; FORBIDDEN
 *   for the participant
 * @decision D81
 */
export const withdrawWindow = staffPersonProcedure
  .input(z.object({ userId: entityId }))
  .output(agreedWindowOutput)
  .mutation(({ ctx, input: { userId } }) =>
    inTransaction(ctx.db, async (tx) => {
      await lockFollowed(tx, ctx, userId);
      const last = await findLast(tx, userId);
      if (!last) throw new AppError('NOT_FOUND');
      const withdrawn = { withdrawnAt: ctx.now, withdrawnByUserId: ctx.actor.userId };
      const changed = await tx
        .update(agreedWindows)
        .set(withdrawn)
        .where(and(eq(agreedWindows.id, last.id), isNull(agreedWindows.withdrawnAt)))
        .returning({ id: agreedWindows.id });
      if (changed.length > 0) {
        await outdateNotices(tx, { userId, kind: 'windowAgreed', now: ctx.now });
        await audit(tx, ctx, {
          subjectUserId: userId,
          objectType: 'agreedWindow',
          objectId: last.id,
          before: { windowMinutes: last.windowMinutes, agreedOn: last.agreedOn },
          after: { withdrawnAt: ctx.now },
        });
      }
      return getLastOutput(tx, userId);
    }),
  );

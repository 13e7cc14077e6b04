import type { Transaction } from '@aube/db';
import { participants, pauses, users } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { isParticipant } from '../../people/rules/roles.ts';
import type { Actor } from '../../context.ts';
import { AppError, invalidField } from '../../errors.ts';
import { isSeenBy } from '../../record/sight.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { findPauses } from '../record/pauses.ts';

/**
 * Locks the participant of a pause: the caller, or a participant in the caller's care.
 * @throws FORBIDDEN for a caller who is not a participant; NOT_FOUND for a person unknown to the
 *   caller; INVALID for staff without `reason`; PROGRAMME_ABANDONED after leaving
 * @decision D67 D44
 */
export async function lockPauseSubject(
  tx: Transaction,
  { actor, now }: { actor: Actor; now: Date },
  asked: { userId: number | undefined; reason: string | undefined },
) {
  const userId = asked.userId ?? actor.userId;
  const isOwn = userId === actor.userId;
  if (isOwn && !isParticipant(actor.roles)) throw new AppError('FORBIDDEN');
  const [subject] = await tx
    .select({
      userId: users.id,
      timeZone: users.timeZone,
      firstDayOn: participants.programmeFirstDay,
      abandonedOn: participants.abandonedOn,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(users.id, userId), isOwn ? undefined : isSeenBy(actor)))
    .for('update', { of: participants });
  if (!subject) throw new AppError('NOT_FOUND');
  if (!isOwn && asked.reason === undefined) throw invalidField('reason', 'required');
  if (subject.abandonedOn !== null) throw new AppError('PROGRAMME_ABANDONED');
  return {
    ...subject,
    today: localDateAt(now, subject.timeZone),
    pauses: await findPauses(tx, userId),
  };
}

/** @throws NOT_FOUND */
export async function getPause(tx: Transaction, pauseId: number) {
  const [pause] = await tx.select().from(pauses).where(eq(pauses.id, pauseId));
  if (!pause) throw new AppError('NOT_FOUND');
  return pause;
}

/**
 * Locks the participant before the pause is read.
 * @throws the errors of `lockPauseSubject`
 */
export async function getLockedPause(
  tx: Transaction,
  ctx: { actor: Actor; now: Date },
  { pauseId, reason }: { pauseId: number; reason?: string | undefined },
) {
  const { userId } = await getPause(tx, pauseId);
  const { today } = await lockPauseSubject(tx, ctx, { userId, reason });
  return { pause: await getPause(tx, pauseId), today };
}

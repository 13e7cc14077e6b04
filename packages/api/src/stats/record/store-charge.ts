import type { Transaction } from '@aube/db';
import { participants, takenCalls } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { audit, type Acting } from '../../audit.ts';
import type { Actor } from '../../context.ts';
import type { AnswerableReason } from '../rules/call-reasons.ts';

/**
 * Locks a person until the end of the transaction, so that no other staff member takes charge
 * meanwhile. Read who is in charge only after the lock, because another staff member may have been
 * first.
 * @decision console#taking-charge
 */
export const lockCharges = (tx: Transaction, userId: number) =>
  tx
    .select({ userId: participants.userId })
    .from(participants)
    .where(eq(participants.userId, userId))
    .for('no key update');

export async function storeCharge(
  tx: Transaction,
  ctx: Acting & { actor: Actor; now: Date },
  { userId, reasons }: { userId: number; reasons: readonly AnswerableReason[] },
): Promise<void> {
  const taken = { takenByUserId: ctx.actor.userId, takenAt: ctx.now };
  await tx
    .insert(takenCalls)
    .values(reasons.map((reason) => ({ userId, reason, ...taken })))
    .onConflictDoUpdate({ target: [takenCalls.userId, takenCalls.reason], set: taken });
  for (const reason of reasons) await audit(tx, ctx, aboutCall({ userId, reason }));
}

export const aboutCall = ({ userId, reason }: { userId: number; reason: AnswerableReason }) => ({
  subjectUserId: userId,
  objectType: 'participant',
  objectId: userId,
  after: { reason },
});

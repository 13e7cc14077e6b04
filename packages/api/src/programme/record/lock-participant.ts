import type { Transaction } from '@aube/db';
import { participants } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../../errors.ts';

/**
 * Locks a participant until the transaction ends; other changes of the programme wait.
 * @throws FORBIDDEN when the user is not a participant
 */
export async function lockParticipant(tx: Transaction, userId: number) {
  const [participant] = await tx
    .select()
    .from(participants)
    .where(eq(participants.userId, userId))
    .for('update');
  if (!participant) throw new AppError('FORBIDDEN');
  return participant;
}

import type { Transaction } from '@aube/db';
import { participants } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../../errors.ts';

/**
 * A participant, locked until the transaction ends: what else would change their programme comes
 * before, and is seen, or after.
 * @throws FORBIDDEN when the user is no participant
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

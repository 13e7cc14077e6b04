import type { SessionToken } from '@aube/auth';
import type { Transaction } from '@aube/db';
import type { Actor, Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/**
 * Ends every other session of the caller and gives this one a new token, so that a copied cookie is dead.
 * @throws NOT_AUTHENTICATED when this one has ended meanwhile
 * @decision D59
 */
export async function keepOnlyThis(
  tx: Transaction,
  { auth, actor }: Pick<Context, 'auth'> & { actor: Actor },
): Promise<SessionToken> {
  await auth.closeAll(actor.userId, actor.session.id, tx);
  const renewed = await auth.renew(actor.session.id, tx);
  if (!renewed) throw new AppError('NOT_AUTHENTICATED');
  return renewed;
}

import type { ProviderIdentity } from '@aube/auth';
import { users } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import type { Actor, Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../transaction.ts';
import { countTries, giveTriesBack } from '../../count-tries.ts';
import { providerTries, takeAnswerOnce } from './provider-answer.ts';

/** Who asks in person, by a browser's session. @throws NOT_AUTHENTICATED */
async function getPerson({ auth, credential, now }: Context): Promise<Actor> {
  const actor = credential?.kind === 'cookie' ? await auth.find(credential, now) : null;
  if (!actor) throw new AppError('NOT_AUTHENTICATED');
  return actor;
}

/**
 * The session, by its hash, that a login at the establishment's provider is to confirm.
 * @throws NOT_AUTHENTICATED
 */
export const findSessionToConfirm = async (ctx: Context): Promise<string> =>
  (await getPerson(ctx)).session.id;

/**
 * Proves again who one is, by a new login at the establishment's provider: for the next ten minutes of
 * the same session what was refused with `CONFIRM_IDENTITY` may be asked again. It must be the
 * provider's person that the account is linked to.
 * @param answer `sessionId`: the session that was to be confirmed when the login began
 * @throws TOKEN_INVALID when another session came back, or the answer was used already;
 *   WRONG_CREDENTIALS for somebody else's login; NOT_AUTHENTICATED; TOO_MANY_REQUESTS
 * @decision D56 D58 decisions/0040
 */
export async function confirmThroughProvider(
  context: Context,
  answer: { sessionId: string; state: string; readIdentity: () => Promise<ProviderIdentity> },
): Promise<void> {
  const ctx = { ...context, procedure: 'account.confirmThroughProvider' };
  const tries = providerTries(ctx);
  await countTries(ctx, tries);
  const { session, userId } = await getPerson(ctx);
  if (session.id !== answer.sessionId) throw new AppError('TOKEN_INVALID');
  await takeAnswerOnce(ctx, answer.state);
  const { issuer, subject } = await answer.readIdentity();
  const isConfirmed = await inTransaction(ctx.db, async (tx) => {
    const [linked] = await tx
      .select({ userId: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          eq(users.authenticationMethod, 'oidc'),
          eq(users.oidcIssuer, issuer),
          eq(users.oidcSubject, subject),
        ),
      )
      .for('update');
    if (linked) await ctx.auth.confirmIdentity(session.id, ctx.now, tx);
    const refusal = linked ? {} : { after: { isRefused: true, reason: 'otherSubject' } };
    await audit(tx, { ...ctx, actor: { userId } }, { subjectUserId: userId, ...refusal });
    return linked !== undefined;
  });
  if (!isConfirmed) throw new AppError('WRONG_CREDENTIALS');
  await giveTriesBack(ctx, tries);
}

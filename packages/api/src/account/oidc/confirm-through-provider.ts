import type { ProviderIdentity } from '@aube/auth';
import { users } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import type { Actor, Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../transaction.ts';
import { countTries, giveTriesBack } from '../../count-tries.ts';
import { handOver } from '../open-session.ts';
import { noteProof } from '../sessions.ts';
import { providerTries, takeAnswerOnce } from './provider-answer.ts';

async function getPerson({ auth, credential, now }: Context): Promise<Actor> {
  const actor = credential?.kind === 'cookie' ? await auth.find(credential, now) : null;
  if (!actor) throw new AppError('NOT_AUTHENTICATED');
  return actor;
}

/**
 * Hash of the session that a provider login will confirm.
 * @throws NOT_AUTHENTICATED
 */
export const findSessionToConfirm = async (ctx: Context): Promise<string> =>
  (await getPerson(ctx)).session.id;

/**
 * Confirms the caller's identity for ten minutes of this session by a new login at the provider.
 * @param answer `sessionId`: the session at the beginning of the provider login
 * @throws TOKEN_INVALID for another session or a used answer; WRONG_CREDENTIALS for another
 *   person's login, or without the second factor that the site asks for; NOT_AUTHENTICATED; TOO_MANY_REQUESTS
 * @decision D56 D58 sign-in#proof-through-the-provider
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
  const { issuer, subject, isFactorProven } = await answer.readIdentity();
  const renewed = await inTransaction(ctx.db, async (tx) => {
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
    const reason = linked ? (isFactorProven ? null : 'noSecondFactor') : 'otherSubject';
    const refusal = reason === null ? {} : { after: { isRefused: true, reason } };
    await audit(tx, { ...ctx, actor: { userId } }, { subjectUserId: userId, ...refusal });
    return reason === null ? noteProof(tx, ctx, session) : null;
  });
  if (!renewed) throw new AppError('WRONG_CREDENTIALS');
  handOver(ctx, renewed, 'cookie');
  await giveTriesBack(ctx, tries);
}

import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Call } from '../context.ts';
import { invalidField } from '../errors.ts';
import { secret, text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { enteringPersonProcedure } from '../trpc.ts';
import { countTries, forgetTries } from '../count-tries.ts';
import { codeTry } from './limit-tries.ts';
import { handOver } from './open-session.ts';
import { spendCode } from './record/second-factor.ts';
import { noteProof } from './sessions.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

async function spendOwnCode(ctx: Call & { actor: Actor }, code: string): Promise<void> {
  const { userId } = ctx.actor;
  const counted = await codeTry(ctx, userId);
  await countTries(ctx, counted);
  const isRight = await inTransaction(ctx.db, (tx) => spendCode(tx, ctx, { userId, code }));
  if (!isRight) throw invalidField('code', 'wrongCode');
  await forgetTries(ctx, counted);
}

/**
 * Confirms the caller's identity for ten minutes of this session. A wrong password counts as a
 * failed login. The session of a browser gets a new token.
 * @throws INVALID with `wrongPassword` on `password`, `wrongCode` on `code`; TOO_MANY_REQUESTS
 * @decision D57 D58
 */
export const confirmIdentity = enteringPersonProcedure
  .input(z.object({ password: secret.optional(), code: text(40).optional() }))
  .output(z.void())
  .mutation(async ({ ctx, input: { password, code } }) => {
    if (password !== undefined) await verifyOwnPassword(ctx, 'password', password);
    else if (code !== undefined) await spendOwnCode(ctx, code);
    else throw invalidField('password', 'required');
    const renewed = await inTransaction(ctx.db, async (tx) => {
      await audit(tx, ctx, { subjectUserId: ctx.actor.userId });
      return noteProof(tx, ctx, ctx.actor.session);
    });
    if (renewed) handOver(ctx, renewed, 'cookie');
  });

import { verifyPassword } from '@aube/auth';
import { credentials } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor, Call } from '../context.ts';
import { invalidField } from '../errors.ts';
import { countTries, giveTriesBack, loginTries } from './limit-tries.ts';

/**
 * Checks the password of who is logged in; a wrong one counts as a failed login.
 * @returns the hash that it fits
 * @throws INVALID with `wrongPassword` on `field`; TOO_MANY_REQUESTS
 */
export async function verifyOwnPassword(
  ctx: Call & { actor: Actor },
  field: string,
  password: string,
): Promise<string> {
  const { userId, email } = ctx.actor;
  const tries = await loginTries(ctx, email);
  await countTries(ctx, ...tries);
  const [stored] = await ctx.db
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  const isRight = await verifyPassword(stored?.hash ?? null, password);
  if (!stored || !isRight) throw invalidField(field, 'wrongPassword');
  await giveTriesBack(ctx, ...tries);
  return stored.hash;
}

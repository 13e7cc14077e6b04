import { verifyPassword } from '@aube/auth';
import { credentials, users } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor, Call } from '../context.ts';
import { invalidField } from '../errors.ts';
import { countTries, giveTriesBack } from '../count-tries.ts';
import { loginTries } from './limit-tries.ts';

/**
 * Checks the caller's password; a wrong password counts as a failed login. An account with a
 * provider login has no password.
 * @decision D56
 * @returns the hash that matches the password
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
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(eq(credentials.userId, userId), eq(users.authenticationMethod, 'local')));
  const isRight = await verifyPassword(stored?.hash ?? null, password);
  if (!stored || !isRight) throw invalidField(field, 'wrongPassword');
  await giveTriesBack(ctx, ...tries);
  return stored.hash;
}

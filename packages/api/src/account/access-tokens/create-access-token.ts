import type { Transaction } from '@aube/db';
import { z } from 'zod';
import { audit, type Acting } from '../../audit.ts';
import { flag, text, whole } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmedUserProcedure } from '../../trpc.ts';
import { insertAccessToken, type NewAccessToken } from '../record/access-token.ts';
import { ACCESS_TOKEN_DAYS } from '../rules/access-token.ts';

const { minimum, maximum, proposed } = ACCESS_TOKEN_DAYS;

export const accessTokenInput = z.object({
  name: text(100),
  days: whole(minimum, maximum).default(proposed),
  /** It may take data out; nothing else that asks for the password again. */
  mayExport: flag.default(false),
});

export const newAccessToken = z.object({
  id: z.number(),
  token: z.string(),
  expiresAt: z.string(),
});

/** Makes a token for an account. @throws INVALID with `tooMany` on `name` beyond twenty living ones */
export async function makeAccessToken(
  tx: Transaction,
  ctx: Acting & { actor: { userId: number | null } },
  { userId, ...asked }: Omit<NewAccessToken, 'now'>,
): Promise<z.output<typeof newAccessToken>> {
  const made = await insertAccessToken(tx, { ...asked, userId, now: ctx.now });
  const expiresAt = made.expiresAt.toISOString();
  await audit(tx, ctx, {
    subjectUserId: userId,
    objectType: 'accessToken',
    objectId: made.id,
    after: { ...asked, expiresAt },
  });
  return { ...made, expiresAt };
}

/**
 * Makes a token for a script (« jeton »): it holds the rights of its owner, less everything that asks
 * for the password again, exports excepted where it was made for them. It is shown this once.
 * @throws CONFIRM_IDENTITY; INVALID with `tooMany` on `name` beyond twenty living ones
 * @decision D60
 */
export const createAccessToken = confirmedUserProcedure
  .input(accessTokenInput)
  .output(newAccessToken)
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, (tx) => makeAccessToken(tx, ctx, { ...input, userId: ctx.actor.userId })),
  );

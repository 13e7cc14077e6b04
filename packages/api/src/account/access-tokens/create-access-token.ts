import { z } from 'zod';
import { audit } from '../../audit.ts';
import { flag, text, whole } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmedUserProcedure } from '../../trpc.ts';
import { insertAccessToken } from '../record/access-token.ts';
import { ACCESS_TOKEN_DAYS } from '../rules/access-token.ts';

const { minimum, maximum, proposed } = ACCESS_TOKEN_DAYS;

/** What a token is made of. */
export const accessTokenInput = z.object({
  name: text(100),
  days: whole(minimum, maximum).default(proposed),
  /** It may take data out; nothing else that asks for the password again. */
  mayExport: flag.default(false),
});

/**
 * Makes a token for a script (« jeton »): it holds the rights of its owner, less everything that asks
 * for the password again, exports excepted where it was made for them. It is shown this once.
 * @throws CONFIRM_IDENTITY; INVALID with `tooMany` on `name` beyond twenty living ones
 * @decision D60
 */
export const createAccessToken = confirmedUserProcedure
  .input(accessTokenInput)
  .output(z.object({ id: z.number(), token: z.string(), expiresAt: z.string() }))
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => {
      const { now, actor } = ctx;
      const { userId } = actor;
      const { id, token, expiresAt } = await insertAccessToken(tx, { ...input, userId, now });
      const about = { subjectUserId: userId, objectType: 'accessToken', objectId: id };
      await audit(tx, ctx, { ...about, after: { ...input, expiresAt: expiresAt.toISOString() } });
      return { id, token, expiresAt: expiresAt.toISOString() };
    }),
  );

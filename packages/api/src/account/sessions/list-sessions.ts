import { z } from 'zod';
import { userProcedure } from '../../trpc.ts';

/**
 * The caller's live sessions, the last used first: where one is logged in, and since when.
 * @decision D59
 */
export const listSessions = userProcedure
  .output(
    z.array(
      z.object({
        /** Names it to `endSession`; it opens nothing. */
        id: z.string(),
        /** A browser's, or a script's. */
        kind: z.enum(['cookie', 'bearer']),
        /** Names without versions; null when the browser did not say. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        isOwnDevice: z.boolean(),
        /** The one that asks. */
        isCurrent: z.boolean(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
      }),
    ),
  )
  .query(async ({ ctx: { auth, actor, now } }) => {
    const sessions = await auth.list(actor.userId, now);
    return sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
      ...session,
      isCurrent: session.id === actor.session.id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  });

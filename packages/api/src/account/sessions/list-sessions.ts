import { z } from 'zod';
import { userProcedure } from '../../trpc.ts';

/**
 * The caller's live sessions, last used first.
 * @decision D59
 */
export const listSessions = userProcedure
  .output(
    z.array(
      z.object({
        /** Id for `endSession`; it opens nothing. */
        id: z.string(),
        /** A browser's or a script's. */
        kind: z.enum(['cookie', 'bearer']),
        /** Browser and system without versions; null when unknown. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        isOwnDevice: z.boolean(),
        /** True for the calling session. */
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

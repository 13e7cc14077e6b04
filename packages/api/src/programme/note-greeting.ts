import { participants } from '@aube/db/schema';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';

/**
 * Records that « Bon retour » was shown today. The greeting is shown once per absence.
 * @decision D67
 */
export const noteGreeting = participantProcedure
  .input(z.void())
  .output(z.object({ greetedOn: z.string() }))
  .mutation(({ ctx }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId, timeZone } = ctx.actor;
      const greetedOn = localDateAt(ctx.now, timeZone);
      const noted = await tx
        .update(participants)
        .set({ greetedOn })
        .where(
          and(
            eq(participants.userId, userId),
            or(isNull(participants.greetedOn), ne(participants.greetedOn, greetedOn)),
          ),
        )
        .returning({ userId: participants.userId });
      if (noted.length > 0) await audit(tx, ctx, { subjectUserId: userId });
      return { greetedOn };
    }),
  );

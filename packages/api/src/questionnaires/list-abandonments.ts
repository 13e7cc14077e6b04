import { abandonmentAnswers, users } from '@aube/db/schema';
import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { userProcedure } from '../trpc.ts';
import { abandonmentOutput, abandonmentOutputOf } from './abandonment-output.ts';
import { getQuestionnaire } from './definition.ts';

const LISTED = 100;

const ender = alias(users, 'ender');
const lifter = alias(users, 'lifter');
const nameOf = (person: typeof ender | typeof lifter) =>
  sql<string | null>`${person.firstName} || ' ' || ${person.lastName}`;

/**
 * A person's abandonments, the last hundred, oldest first: what was undone, and what stands. A
 * draft is shown to its owner only, what staff noted to staff only.
 * @throws NOT_FOUND for somebody whom the caller may not know of
 * @decision D44
 */
export const listAbandonments = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(z.array(abandonmentOutput))
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const isOwn = userId === ctx.actor.userId;
    const rows = await ctx.db
      .select({
        row: abandonmentAnswers,
        endedBy: nameOf(ender),
        undoneBy: nameOf(lifter),
      })
      .from(abandonmentAnswers)
      .leftJoin(ender, eq(ender.id, abandonmentAnswers.endedByUserId))
      .leftJoin(lifter, eq(lifter.id, abandonmentAnswers.undoneByUserId))
      .where(eq(abandonmentAnswers.userId, userId))
      .orderBy(desc(abandonmentAnswers.id))
      .limit(LISTED);
    const questionnaire = getQuestionnaire(ctx, 'ABANDONMENT');
    return rows
      .toReversed()
      .filter(({ row }) => row.submittedAt !== null || isOwn)
      .map(({ row, endedBy, undoneBy }) => {
        const { endedReason, undoneReason } = row;
        const notes = isOwn ? null : { endedBy, endedReason, undoneBy, undoneReason };
        return abandonmentOutputOf(questionnaire, row, ctx.now, notes);
      });
  });

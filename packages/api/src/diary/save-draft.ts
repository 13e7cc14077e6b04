import { diaryDays, diaryDrafts } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId, rowVersion } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { draftFields } from './record/draft-fields.ts';

/**
 * Keeps what is typed of a night (« brouillon »), so that a reload, a dead battery or a new login
 * loses nothing. The night's save removes it; `fields: null` removes it at once. `baseVersion` is the
 * version of the night that the typing began from: a draft that comes after a save made elsewhere is
 * kept, and known for what it is.
 * @throws NOT_FOUND for a day that is not one's own
 */
export const saveDraft = participantProcedure
  .input(
    z.object({
      dayId: entityId,
      // An unknown field is refused rather than lost: the page then says that it alone keeps it.
      fields: z.strictObject(draftFields.shape).nullable(),
      baseVersion: rowVersion,
    }),
  )
  .output(z.object({ savedAt: z.string() }))
  .mutation(async ({ ctx, input: { dayId, fields, baseVersion } }) => {
    await inTransaction(ctx.db, async (tx) => {
      const [day] = await tx
        .select({ id: diaryDays.id })
        .from(diaryDays)
        .where(and(eq(diaryDays.id, dayId), eq(diaryDays.userId, ctx.actor.userId)));
      if (!day) throw new AppError('NOT_FOUND');
      const row = { subjectUserId: ctx.actor.userId, objectType: 'diaryDay', objectId: dayId };
      if (fields === null) {
        const gone = await tx.delete(diaryDrafts).where(eq(diaryDrafts.dayId, dayId)).returning();
        if (gone.length > 0) await audit(tx, ctx, { ...row, after: { isDropped: true } });
        return;
      }
      const draft = { fields, baseVersion, updatedAt: ctx.now };
      const made = await tx
        .insert(diaryDrafts)
        .values({ dayId, ...draft })
        .onConflictDoNothing()
        .returning({ dayId: diaryDrafts.dayId });
      // One audit row a draft: the night's own save says who typed when.
      if (made.length > 0) await audit(tx, ctx, row);
      else {
        await tx.update(diaryDrafts).set(draft).where(eq(diaryDrafts.dayId, dayId));
      }
    });
    return { savedAt: ctx.now.toISOString() };
  });

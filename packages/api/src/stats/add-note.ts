import { staffNotes } from '@aube/db/schema';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { invalidField } from '../errors.ts';
import { choice, entityId, longText, whole } from '../primitives.ts';
import { addDays } from '../time/rules/local-date.ts';
import { programmeRules } from '../programme/rules/constants.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { getFollowed } from './record/followed-person.ts';
import { ANSWERABLE_REASONS, callRules } from './rules/call-reasons.ts';
import { forgetWaitingCounts } from './waiting-people.ts';

/**
 * Saves a note of staff: a text, a call (« Appelé ») or a delay (« Reporter de 7 jours »). A call
 * or a delay hides a reason of the call list for seven days.
 * @throws NOT_FOUND for a person unknown to the caller; FORBIDDEN when the caller is the
 *   participant; INVALID for a note without text or a delay without reason
 * @decision D64 D80
 */
export const addNote = staffProcedure
  .input(
    z.object({
      userId: entityId,
      kind: choice(['note', 'called', 'postponed']),
      reason: choice(ANSWERABLE_REASONS).optional(),
      /** Week of the line in the call list. */
      week: whole(1, programmeRules.highestWeek).optional(),
      text: longText(1000).default(''),
    }),
  )
  .output(z.object({ noteId: z.number(), postponedUntil: z.string().nullable() }))
  .mutation(async ({ ctx, input: { userId, kind, reason = null, week = null, text } }) => {
    const kept = await inTransaction(ctx.db, async (tx) => {
      const { timeZone } = await getFollowed(tx, ctx.actor, userId);
      if (kind === 'note' && text === '') throw invalidField('text', 'required');
      if (kind === 'postponed' && reason === null) throw invalidField('reason', 'required');
      const today = localDateAt(ctx.now, timeZone);
      const postponedUntil =
        kind === 'note' || reason === null ? null : addDays(today, callRules.asideDays);
      const [note] = await tx
        .insert(staffNotes)
        .values({
          userId,
          authorUserId: ctx.actor.userId,
          kind,
          reason,
          week,
          text: text === '' ? null : text,
          postponedUntil,
          createdAt: ctx.now,
        })
        .returning({ noteId: staffNotes.id });
      const noteId = note?.noteId ?? 0;
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'staffNote',
        objectId: noteId,
        after: { kind, ...(reason !== null && { reason }) },
      });
      return { noteId, postponedUntil };
    });
    forgetWaitingCounts(ctx);
    return kept;
  });

import type { Transaction } from '@aube/db';
import { staffNotes, takenCalls } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { choice, entityId, longText, whole } from '../primitives.ts';
import { addDays } from '../time/rules/local-date.ts';
import { programmeRules } from '../programme/rules/constants.ts';
import { hasAnswered, needsWords, OUTCOMES } from '../questionnaires/rules/charge.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { getFollowed } from './record/followed-person.ts';
import { ANSWERABLE_REASONS, callRules } from './rules/call-reasons.ts';
import { forgetWaitingCounts } from './waiting-people.ts';

type Note = Pick<
  typeof staffNotes.$inferInsert,
  'userId' | 'kind' | 'reason' | 'week' | 'outcome' | 'text' | 'postponedUntil'
>;

async function saveNote(
  tx: Transaction,
  ctx: Context & { actor: Actor; procedure: string },
  note: Note,
): Promise<number> {
  const [saved] = await tx
    .insert(staffNotes)
    .values({
      ...note,
      text: note.text === '' ? null : (note.text ?? null),
      authorUserId: ctx.actor.userId,
      createdAt: ctx.now,
    })
    .returning({ noteId: staffNotes.id });
  const noteId = saved?.noteId ?? 0;
  const { userId, kind, reason, outcome } = note;
  await audit(tx, ctx, {
    subjectUserId: userId,
    objectType: 'staffNote',
    objectId: noteId,
    after: { kind, ...(reason && { reason }), ...(outcome && { outcome }) },
  });
  return noteId;
}

const asideUntil = (now: Date, timeZone: string) =>
  addDays(localDateAt(now, timeZone), callRules.asideDays);

/**
 * Saves a note of staff about a participant. A delay (« Reporter de 7 jours ») hides a reason of
 * the call list for seven days.
 * @throws NOT_FOUND for a person unknown to the caller; FORBIDDEN when the caller is the
 *   participant; INVALID for a note without text or a delay without reason
 * @decision D64 D80
 */
export const addNote = staffProcedure
  .input(
    z.object({
      userId: entityId,
      kind: choice(['note', 'postponed']),
      reason: choice(ANSWERABLE_REASONS).optional(),
      text: longText(1000).default(''),
    }),
  )
  .output(z.object({ noteId: z.number(), postponedUntil: z.string().nullable() }))
  .mutation(async ({ ctx, input: { userId, kind, reason = null, text } }) => {
    const saved = await inTransaction(ctx.db, async (tx) => {
      const { timeZone } = await getFollowed(tx, ctx.actor, userId);
      if (kind === 'note' && text === '') throw invalidField('text', 'required');
      if (kind === 'postponed' && reason === null) throw invalidField('reason', 'required');
      const postponedUntil = kind === 'note' ? null : asideUntil(ctx.now, timeZone);
      const noteId = await saveNote(tx, ctx, { userId, kind, reason, text, postponedUntil });
      return { noteId, postponedUntil };
    });
    forgetWaitingCounts(ctx);
    return saved;
  });

/**
 * Stores what staff did about a reason of the call list (« ce qui a été fait »). The reason is
 * hidden for seven days, and nobody is in charge any more. After `reached` or `elsewhere`, a
 * reason about sleep or time in bed returns only for later weeks.
 * @throws NOT_FOUND for a person unknown to the caller; FORBIDDEN when the caller is the
 *   participant; INVALID for `other` without words
 * @decision D64 D80 console#taking-charge
 */
export const closeCall = staffProcedure
  .input(
    z.object({
      userId: entityId,
      reason: choice(ANSWERABLE_REASONS),
      week: whole(1, programmeRules.highestWeek).optional(),
      outcome: choice(OUTCOMES),
      note: longText(300).default(''),
    }),
  )
  .output(z.object({ noteId: z.number(), postponedUntil: z.string() }))
  .mutation(async ({ ctx, input: { userId, reason, week = null, outcome, note } }) => {
    const saved = await inTransaction(ctx.db, async (tx) => {
      const { timeZone } = await getFollowed(tx, ctx.actor, userId);
      if (needsWords(outcome) && note === '') throw invalidField('note', 'required');
      const kind = hasAnswered(outcome) ? 'called' : 'postponed';
      const postponedUntil = asideUntil(ctx.now, timeZone);
      const said = { userId, kind, reason, week, outcome, text: note, postponedUntil } as const;
      const noteId = await saveNote(tx, ctx, said);
      await tx
        .delete(takenCalls)
        .where(and(eq(takenCalls.userId, userId), eq(takenCalls.reason, reason)));
      return { noteId, postponedUntil };
    });
    forgetWaitingCounts(ctx);
    return saved;
  });

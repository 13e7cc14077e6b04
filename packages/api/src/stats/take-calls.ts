import { takenCalls } from '@aube/db/schema';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chosenPeople } from '../lists/record/list-input.ts';
import { listRules } from '../lists/rules/list.ts';
import { placesOf } from '../people/rules/sight.ts';
import { choice, entityId } from '../primitives.ts';
import { findTodayByZone } from '../record/today-by-zone.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { findCalls } from './record/call-facts.ts';
import { reasonsIn, reasonsOf } from './record/called-person.ts';
import { findInCare, getFollowed } from './record/followed-person.ts';
import { ANSWERABLE_REASONS, type AnswerableReason } from './rules/call-reasons.ts';
import { callsToTake, TAKE_REFUSALS } from './rules/calls-to-take.ts';
import { aboutCall, undoTake } from './take-call.ts';

type Acting = Context & { actor: Actor; procedure: string };

/** The reasons that are taken; fewer than asked when somebody took one in the meantime. */
const takeOf = (ctx: Acting, userId: number, reasons: readonly AnswerableReason[]) =>
  inTransaction(ctx.db, async (tx) => {
    await getFollowed(tx, ctx.actor, userId);
    const taken = { takenByUserId: ctx.actor.userId, takenAt: ctx.now };
    const stored = await tx
      .insert(takenCalls)
      .values(reasons.map((reason) => ({ userId, reason, ...taken })))
      .onConflictDoUpdate({
        target: [takenCalls.userId, takenCalls.reason],
        set: taken,
        setWhere: lt(takenCalls.takenAt, ctx.now),
      })
      .returning({ reason: takenCalls.reason });
    const now = reasons.filter((reason) => stored.some((each) => each.reason === reason));
    for (const reason of now) await audit(tx, ctx, aboutCall({ userId, reason }));
    return now;
  });

const OUTCOMES = ['taken', 'notSeen', ...TAKE_REFUSALS] as const;
const line = { userId: entityId, reason: choice(ANSWERABLE_REASONS) };
const answer = z.object({
  userId: z.number(),
  outcome: z.enum(OUTCOMES),
  reasons: z.array(z.enum(ANSWERABLE_REASONS)),
});

/**
 * Takes charge of every reason of the chosen people that waits and that nobody has taken, each
 * person in a transaction of its own. Alerts are left out. The answer says for each person what was
 * taken, or why nothing was.
 * @decision console#acts-on-a-selection console#taking-charge
 */
export const takeCalls = staffProcedure
  .input(z.object({ userIds: chosenPeople }))
  .output(z.object({ people: z.array(answer) }))
  .mutation(async ({ ctx, input: { userIds } }) => {
    const seen = { places: placesOf(ctx.actor), establishmentId: null, inChargeUserId: null };
    const today = await findTodayByZone(ctx);
    const found = await findCalls(ctx.pool, { ...today, ...seen, userIds });
    const people: z.infer<typeof answer>[] = [];
    for (const userId of userIds) {
      const isSeen = (await findInCare(ctx.db, ctx.actor, userId)) !== null;
      if (!isSeen || userId === ctx.actor.userId) {
        people.push({ userId, outcome: 'notSeen', reasons: [] });
        continue;
      }
      // Nothing waits for a person who is not found, for example after leaving.
      const person = found.find((each) => each.userId === userId);
      const lines = person ? reasonsIn(reasonsOf(person, ctx.now), 'wait') : [];
      const wanted = callsToTake(
        lines.map(({ reason, charge }) => ({ reason, isTaken: charge !== null })),
      );
      const reasons = typeof wanted === 'string' ? [] : await takeOf(ctx, userId, wanted);
      const outcome = typeof wanted === 'string' ? wanted : 'alreadyTaken';
      people.push({ userId, outcome: reasons.length > 0 ? 'taken' : outcome, reasons });
    }
    return { people };
  });

/**
 * Undoes taking charge of several reasons, each in a transaction of its own. `refused`: number of
 * reasons that another person has taken, or that were taken more than five minutes ago.
 * @decision console#acts-on-a-selection console#taking-charge
 */
export const undoTakenCalls = staffProcedure
  .input(
    z.object({
      lines: z
        .array(z.object(line))
        .max(listRules.mostChosen * ANSWERABLE_REASONS.length, { error: 'tooMany' }),
    }),
  )
  .output(z.object({ undone: z.number(), refused: z.number() }))
  .mutation(async ({ ctx, input: { lines } }) => {
    let undone = 0;
    for (const each of lines) {
      try {
        await inTransaction(ctx.db, (tx) => undoTake(tx, ctx, each));
        undone += 1;
      } catch (error) {
        if (!(error instanceof AppError) || error.httpStatus >= 500) throw error;
      }
    }
    return { undone, refused: lines.length - undone };
  });

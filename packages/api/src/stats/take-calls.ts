import { z } from 'zod';
import { AppError } from '../errors.ts';
import { chosenPeople } from '../lists/record/list-input.ts';
import { listRules } from '../lists/rules/list.ts';
import { choice, entityId } from '../primitives.ts';
import { findTodayByZone } from '../record/today-by-zone.ts';
import { inClientTransaction, inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { findCalls } from './record/call-facts.ts';
import { reasonsIn, reasonsOf } from './record/called-person.ts';
import { findInCare } from './record/followed-person.ts';
import { lockCharges, storeCharge } from './record/store-charge.ts';
import { ANSWERABLE_REASONS } from './rules/call-reasons.ts';
import { callsToTake, TAKE_REFUSALS } from './rules/calls-to-take.ts';
import { undoTake } from './take-call.ts';

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
    const everywhere = { places: null, establishmentId: null, inChargeUserId: null };
    const today = await findTodayByZone(ctx);
    const take = (userId: number) =>
      inClientTransaction(ctx, async (tx, client) => {
        await lockCharges(tx, userId);
        const isSeen = (await findInCare(tx, ctx.actor, userId)) !== null;
        if (!isSeen || userId === ctx.actor.userId) return 'notSeen';
        // Nothing waits for a person who is not found, for example after leaving.
        const [person] = await findCalls(client, { ...today, ...everywhere, userIds: [userId] });
        const lines = person ? reasonsIn(reasonsOf(person, ctx.now), 'wait') : [];
        const wanted = callsToTake(
          lines.map(({ reason, charge }) => ({ reason, isTaken: charge !== null })),
        );
        if (typeof wanted !== 'string') await storeCharge(tx, ctx, { userId, reasons: wanted });
        return wanted;
      });
    const people: z.infer<typeof answer>[] = [];
    for (const userId of userIds) {
      const taken = await take(userId);
      people.push(
        typeof taken === 'string'
          ? { userId, outcome: taken, reasons: [] }
          : { userId, outcome: 'taken', reasons: taken },
      );
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

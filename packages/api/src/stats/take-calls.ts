import { z } from 'zod';
import { AppError } from '../errors.ts';
import { chosenPeople } from '../lists/record/list-input.ts';
import { listRules } from '../lists/rules/list.ts';
import { choice, entityId } from '../primitives.ts';
import { findTodayByZone } from '../record/today-by-zone.ts';
import { isStepUndoable } from '../questionnaires/rules/charge.ts';
import { inClientTransaction, inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { findCalls } from './record/call-facts.ts';
import { reasonsIn, reasonsOf, type Reason } from './record/called-person.ts';
import { findInCare } from './record/followed-person.ts';
import { lockCharges, storeCharge } from './record/store-charge.ts';
import { ANSWERABLE_REASONS } from './rules/call-reasons.ts';
import { callsToTake, hasAlert, TAKE_REFUSALS, type WaitingLine } from './rules/calls-to-take.ts';
import { undoTake } from './take-call.ts';

const OUTCOMES = ['taken', 'notSeen', ...TAKE_REFUSALS] as const;
const line = { userId: entityId, reason: choice(ANSWERABLE_REASONS) };
const answer = z.object({
  userId: z.number(),
  outcome: z.enum(OUTCOMES),
  reasons: z.array(z.enum(ANSWERABLE_REASONS)),
  hasAlert: z.boolean(),
});

/**
 * Takes charge of all waiting reasons of the chosen people, except alerts and reasons with somebody
 * in charge. Each person has a separate transaction. For each person, the answer contains the
 * reasons or the cause of a refusal, and says if the person has an alert. The same call within five
 * minutes gets the same answer.
 * @decision console#acts-on-a-selection console#taking-charge
 */
export const takeCalls = staffProcedure
  .input(z.object({ userIds: chosenPeople }))
  .output(z.object({ people: z.array(answer) }))
  .mutation(async ({ ctx, input: { userIds } }) => {
    const everywhere = { places: null, establishmentId: null, inChargeUserId: null };
    const today = await findTodayByZone(ctx);
    const chargeOf = ({ charge }: Reason): WaitingLine['charge'] => {
      if (charge === null) return 'nobody';
      const isOwn = charge.byUserId === ctx.actor.userId;
      return isOwn && isStepUndoable(new Date(charge.takenAt), ctx.now) ? 'own' : 'settled';
    };
    const take = (userId: number): Promise<z.infer<typeof answer>> =>
      inClientTransaction(ctx, async (tx, client) => {
        await lockCharges(tx, userId);
        const nothing = { userId, reasons: [], hasAlert: false };
        const isSeen = (await findInCare(tx, ctx.actor, userId)) !== null;
        if (!isSeen || userId === ctx.actor.userId) return { ...nothing, outcome: 'notSeen' };
        // A person who is not found, for example after leaving, has no waiting reasons.
        const [person] = await findCalls(client, { ...today, ...everywhere, userIds: [userId] });
        const waiting = person ? reasonsIn(reasonsOf(person, ctx.now), 'wait') : [];
        const lines = waiting.map((each) => ({ reason: each.reason, charge: chargeOf(each) }));
        const taken = callsToTake(lines);
        const told = { ...nothing, hasAlert: hasAlert(lines) };
        if (typeof taken === 'string') return { ...told, outcome: taken };
        const { reasons, toStore } = taken;
        if (toStore.length > 0) await storeCharge(tx, ctx, { userId, reasons: toStore });
        return { ...told, outcome: 'taken', reasons };
      });
    const people: z.infer<typeof answer>[] = [];
    for (const userId of userIds) people.push(await take(userId));
    return { people };
  });

/**
 * Undoes « I take charge » for each selected reason to call, in its own transaction. `refused`:
 * number of reasons where another person is in charge, or where it was pressed more than five
 * minutes ago.
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

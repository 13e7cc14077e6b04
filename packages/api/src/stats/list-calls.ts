import { flagName } from '@aube/content';
import { z } from 'zod';
import { auditLook } from '../audit.ts';
import type { Actor, Context } from '../context.ts';
import { choice, entityId, flag } from '../primitives.ts';
import { stopReasons } from '../diary/rules/schedule-stop.ts';
import { isStepUndoable, OUTCOMES, stepUndoableUntil } from '../questionnaires/rules/charge.ts';
import { gateQuestionnaires } from '../programme/rules/gate.ts';
import { daysBetween } from '../time/rules/local-date.ts';
import { staffProcedure } from '../trpc.ts';
import { CALL_REASONS } from './rules/call-reasons.ts';
import { chargeOutput, chargeOutputOf } from './record/charge-output.ts';
import type { StoredAnswer } from './record/call-facts.ts';
import type { CalledPerson } from './record/called-person.ts';
import { findWaitingPeople } from './waiting-people.ts';

const reasonOutput = z.object({
  reason: z.enum(CALL_REASONS),
  since: z.string(),
  sinceDays: z.number(),
  questionnaire: z.enum(gateQuestionnaires).nullable(),
  week: z.number().nullable(),
  isBetterSince: z.boolean(),
  stopReason: z.enum(stopReasons).nullable(),
  flags: z.array(z.string()),
  charge: chargeOutput.nullable(),
  setAside: z
    .object({
      kind: z.enum(['called', 'postponed']),
      outcome: z.enum(OUTCOMES).nullable(),
      by: z.string(),
      at: z.string(),
      until: z.string(),
      text: z.string().nullable(),
      /**
       * Last instant at which the caller can undo the delay; null when the caller cannot undo the
       * delay.
       */
      undoableUntil: z.string().nullable(),
    })
    .nullable(),
});

const personOutput = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  refusesContact: z.boolean(),
  establishment: z.string(),
  inCharge: z
    .object({
      userId: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      isAway: z.boolean(),
    })
    .nullable(),
  reasons: z.array(reasonOutput),
});

function setAsideOf(
  { kind, outcome, byUserId, by, createdAt, postponedUntil: until, text }: StoredAnswer,
  { actor, now }: { actor: Actor; now: Date },
) {
  const at = new Date(createdAt);
  const isOwnDelay = kind === 'postponed' && outcome === null && byUserId === actor.userId;
  const isUndoable = isOwnDelay && isStepUndoable(at, now);
  return {
    kind,
    outcome,
    by,
    at: at.toISOString(),
    until,
    text,
    undoableUntil: isUndoable ? stepUndoableUntil(at).toISOString() : null,
  };
}

function personOf(
  ctx: Context & { actor: Actor },
  { person, today, reasons }: CalledPerson,
): z.infer<typeof personOutput> {
  const { questionnaires, locale } = ctx;
  const { userId, firstName, lastName, email, phoneNumber, refusesContact } = person;
  const { establishment, inCharge } = person;
  const flags = person.flags.map(({ code }) => flagName(questionnaires.instruments, code)[locale]);
  return {
    userId,
    firstName,
    lastName,
    email,
    phoneNumber,
    refusesContact,
    establishment,
    inCharge,
    reasons: reasons.map(({ answer, charge, reason, since, questionnaire, week, ...line }) => ({
      reason,
      since,
      sinceDays: Math.max(0, daysBetween(since, today)),
      questionnaire,
      week,
      isBetterSince: line.isBetterSince,
      stopReason: line.stopReason,
      flags: reason === 'scheduleLocked' ? flags : [],
      charge: charge && chargeOutputOf(charge, ctx),
      setAside: answer && setAsideOf(answer, ctx),
    })),
  };
}

/**
 * People who need a call today (« liste d'appels »), urgent people first, then the longest
 * waiting. `isSetAside` lists the delayed reasons instead. With `userId`, only this person is listed.
 * @decision D25 D33 D64 console#call-list
 */
export const listCalls = staffProcedure
  .input(
    z.object({
      userId: entityId.optional(),
      establishmentId: entityId.optional(),
      reason: choice(CALL_REASONS).optional(),
      isMine: flag.default(false),
      isSetAside: flag.default(false),
      isBesideAlerts: flag.default(false),
    }),
  )
  .output(
    z.object({
      people: z.array(personOutput),
      total: z.number(),
      setAside: z.number(),
      /** Changes since this instant may be missing; null for a current list. */
      asOf: z.string().nullable(),
    }),
  )
  .query(async ({ ctx, input: asked }) => {
    const { people, total, setAside, asOf } = await findWaitingPeople(ctx, asked);
    const shown = people.map((each) => personOf(ctx, each));
    await auditLook(
      ctx,
      ctx.actor.userId,
      shown.map(({ userId }) => userId),
    );
    return { people: shown, total, setAside, asOf: asOf?.toISOString() ?? null };
  });

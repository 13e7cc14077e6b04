import { flagName } from '@aube/content';
import { z } from 'zod';
import { auditLook } from '../audit.ts';
import type { Context } from '../context.ts';
import { choice, entityId, flag } from '../primitives.ts';
import { gateQuestionnaires } from '../programme/rules/gate.ts';
import { daysBetween } from '../time/rules/local-date.ts';
import { staffProcedure } from '../trpc.ts';
import { CALL_REASONS } from './rules/call-reasons.ts';
import type { CalledPerson } from './record/called-person.ts';
import { findWaitingPeople } from './waiting-people.ts';

const reasonOutput = z.object({
  reason: z.enum(CALL_REASONS),
  /** Local date. */
  since: z.string(),
  sinceDays: z.number(),
  questionnaire: z.enum(gateQuestionnaires).nullable(),
  week: z.number().nullable(),
  /** What locks the schedule, in the caller's language. */
  flags: z.array(z.string()),
  /** Until when the reason is set aside, by whom and why; null for one that waits. */
  setAside: z
    .object({
      kind: z.enum(['called', 'postponed']),
      by: z.string(),
      at: z.string(),
      until: z.string(),
      text: z.string().nullable(),
    })
    .nullable(),
});

const personOutput = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  establishment: z.string(),
  /** Who follows the person; `isAway`, somebody who no longer looks after them. */
  inCharge: z
    .object({
      userId: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      isAway: z.boolean(),
    })
    .nullable(),
  /** The most pressing first. */
  reasons: z.array(reasonOutput),
});

function personOf(
  { questionnaires, locale }: Context,
  { person, today, reasons }: CalledPerson,
): z.infer<typeof personOutput> {
  const { userId, firstName, lastName, email, phoneNumber, establishment, inCharge } = person;
  const flags = person.flags.map(({ code }) => flagName(questionnaires.instruments, code)[locale]);
  return {
    userId,
    firstName,
    lastName,
    email,
    phoneNumber,
    establishment,
    inCharge,
    reasons: reasons.map(({ answer, reason, since, questionnaire, week }) => ({
      reason,
      since,
      sinceDays: Math.max(0, daysBetween(since, today)),
      questionnaire,
      week,
      flags: reason === 'scheduleLocked' ? flags : [],
      setAside: answer && {
        kind: answer.kind,
        by: answer.by,
        at: new Date(answer.createdAt).toISOString(),
        until: answer.postponedUntil,
        text: answer.text,
      },
    })),
  };
}

/**
 * Who needs somebody today (« liste d'appels »): each person once, with every reason, why, since when,
 * who is in charge and what was last done about it; what cannot wait first, then what waits longest. A
 * reason that was called about or put off is left out until its day, unless it is asked for.
 * @decision D25 D33 D64 decisions/0039
 */
export const listCalls = staffProcedure
  .input(
    z.object({
      establishmentId: entityId.optional(),
      reason: choice(CALL_REASONS).optional(),
      /** Only people of whom the caller is in charge. */
      isMine: flag.default(false),
      /** What was set aside instead of what waits. */
      isSetAside: flag.default(false),
      /** Without the people of whom nothing but an alert waits: these stand in the list of alerts. */
      isBesideAlerts: flag.default(false),
    }),
  )
  .output(
    z.object({
      people: z.array(personOutput),
      total: z.number(),
      /** Of how many people something is set aside. */
      setAside: z.number(),
    }),
  )
  .query(async ({ ctx, input: asked }) => {
    const { people, total, setAside } = await findWaitingPeople(ctx, asked);
    const shown = people.map((each) => personOf(ctx, each));
    await auditLook(
      ctx,
      ctx.actor.userId,
      shown.map(({ userId }) => userId),
    );
    return { people: shown, total, setAside };
  });

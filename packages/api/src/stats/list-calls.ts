import { flagName } from '@aube/content';
import { z } from 'zod';
import { placesOf } from '../account/rules/sight.ts';
import { auditLook } from '../audit.ts';
import type { Context } from '../context.ts';
import { choice, entityId, flag } from '../primitives.ts';
import { gateQuestionnaires } from '../programme/rules/gate.ts';
import { todayEverywhere } from '../record/today-by-zone.ts';
import { daysBetween } from '../time/rules/local-date.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { staffProcedure } from '../trpc.ts';
import { findCalls, type StoredAnswer, type StoredCall } from './record/call-facts.ts';
import { byUrgency, CALL_REASONS, callReasons, type CallLine } from './rules/call-reasons.ts';

/** Lines that one answer holds; the most urgent ones. */
const LISTED = 300;

const callOutput = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  establishment: z.string(),
  reason: z.enum(CALL_REASONS),
  /** Local date. */
  since: z.string(),
  sinceDays: z.number(),
  questionnaire: z.enum(gateQuestionnaires).nullable(),
  week: z.number().nullable(),
  /** What locks the schedule, in the caller's language. */
  flags: z.array(z.string()),
  inCharge: z
    .object({ userId: z.number(), firstName: z.string(), lastName: z.string() })
    .nullable(),
  /** Until when the line is set aside, by whom and why; null for one that waits. */
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

type Line = CallLine & { person: StoredCall; today: string; answer: StoredAnswer | null };

function linesOf(person: StoredCall, now: Date): Line[] {
  const { timeZone, createdAt, activatedAt, submitted, alerts, flags } = person;
  const dateOf = (at: Date) => localDateAt(at, timeZone);
  const today = dateOf(now);
  const lines = callReasons({
    ...person,
    today,
    createdOn: dateOf(createdAt),
    activatedOn: activatedAt && dateOf(activatedAt),
    submitted: {
      S0: submitted.includes('S0'),
      S6: submitted.includes('S6'),
      S12: submitted.includes('S12'),
      S24: submitted.includes('S24'),
    },
    alerts: alerts.map(({ kind, raisedAt }) => ({ kind, raisedOn: dateOf(new Date(raisedAt)) })),
    flaggedOn: flags.map(({ raisedAt }) => dateOf(new Date(raisedAt))),
  });
  return lines.map((each) => {
    const answer = person.answers.findLast(({ reason }) => reason === each.reason) ?? null;
    return { ...each, person, today, answer };
  });
}

function callOf({ questionnaires, locale }: Context, { person, today, answer, ...line }: Line) {
  const { userId, firstName, lastName, email, phoneNumber, establishment, inCharge } = person;
  const codes = line.reason === 'scheduleLocked' ? person.flags.map(({ code }) => code) : [];
  return {
    ...line,
    userId,
    firstName,
    lastName,
    email,
    phoneNumber,
    establishment,
    inCharge,
    sinceDays: Math.max(0, daysBetween(line.since, today)),
    flags: codes.map((code) => flagName(questionnaires.instruments, code)[locale]),
    setAside: answer && {
      kind: answer.kind,
      by: answer.by,
      at: new Date(answer.createdAt).toISOString(),
      until: answer.postponedUntil,
      text: answer.text,
    },
  };
}

/**
 * Who needs somebody today (« liste d'appels »): a line for each reason, with why, since when, who is
 * in charge and what was last done about it; what cannot wait first, then what waits longest. A line
 * that was called about or put off is left out until its day, unless it is asked for.
 * @decision D25 D33 D64
 */
export const listCalls = staffProcedure
  .input(
    z.object({
      establishmentId: entityId.optional(),
      reason: choice(CALL_REASONS).optional(),
      /** Only people of whom the caller is in charge. */
      isMine: flag.default(false),
      /** The lines that were set aside instead of those that wait. */
      isSetAside: flag.default(false),
    }),
  )
  .output(
    z.object({
      lines: z.array(callOutput),
      total: z.number(),
      /** How many lines are set aside. */
      setAside: z.number(),
    }),
  )
  .query(async ({ ctx, input: { establishmentId = null, reason, isMine, isSetAside } }) => {
    const people = await findCalls(ctx.pool, {
      ...(await todayEverywhere(ctx)),
      places: placesOf(ctx.actor),
      establishmentId,
      inChargeUserId: isMine ? ctx.actor.userId : null,
    });
    const all = people
      .flatMap((person) => linesOf(person, ctx.now))
      .filter((line) => reason === undefined || line.reason === reason);
    const asked = all.filter(({ answer }) => (answer !== null) === isSetAside).toSorted(byUrgency);
    const shown = asked.slice(0, LISTED).map((line) => callOf(ctx, line));
    await auditLook(
      ctx,
      ctx.actor.userId,
      shown.map(({ userId }) => userId),
    );
    return {
      lines: shown,
      total: asked.length,
      setAside: all.filter(({ answer }) => answer !== null).length,
    };
  });

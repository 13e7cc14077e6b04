import { alertName, choicesOf, flagName } from '@aube/content';
import { participants, staffAlerts, users } from '@aube/db/schema';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Actor, Context } from '../../context.ts';
import { refusesContact } from '../../record/refuses-contact.ts';
import { minutesBetween } from '../../time/rules/zone.ts';
import { isStepUndoable, OUTCOMES, stepUndoableUntil } from '../rules/charge.ts';

export const alertOutput = z.object({
  id: z.number(),
  kind: z.string(),
  name: z.string(),
  /**
   * An alert of a questionnaire has `questionnaire`, and `item` or `score`; an alert about an
   * adverse effect also has `said`, in words. An alert of the diary has `week`. An alert about
   * changed flags has `opened` and `closed`.
   */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  participant: z.object({
    userId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    refusesContact: z.boolean(),
  }),
  raisedAt: z.string(),
  raisedAgainAt: z.string().nullable(),
  /** Number of times that the alert was raised. A request to take charge contains this number. */
  version: z.number(),
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
  /** The action of staff; null until staff have said what was done. */
  outcome: z.enum(OUTCOMES).nullable(),
  outcomeBy: z.string().nullable(),
  outcomeNote: z.string().nullable(),
  /**
   * Last instant at which the caller can undo the last step (taking charge, or the outcome). Null
   * after this instant, or when another person did the step.
   */
  undoableUntil: z.string().nullable(),
  /** Minutes from the alert until a staff member took charge, or until now when nobody did. */
  elapsedMinutes: z.number(),
});
export type AlertOutput = z.infer<typeof alertOutput>;

export const acknowledger = alias(users, 'acknowledger');
export const outcomeAuthor = alias(users, 'outcome_author');

export const alertColumns = {
  alert: staffAlerts,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: participants.phoneNumber,
  refusesContact: refusesContact(staffAlerts.userId),
  byFirstName: acknowledger.firstName,
  byLastName: acknowledger.lastName,
  outcomeFirstName: outcomeAuthor.firstName,
  outcomeLastName: outcomeAuthor.lastName,
};
type Found = {
  alert: typeof staffAlerts.$inferSelect;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  refusesContact: boolean;
  byFirstName: string | null;
  byLastName: string | null;
  outcomeFirstName: string | null;
  outcomeLastName: string | null;
};

const nameOf = (firstName: string | null, lastName: string | null) =>
  firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim();

/** The last step of staff about an alert, with its author; null before the first step. */
export function lastStepOf(alert: Found['alert']): { at: Date; byUserId: number | null } | null {
  const { acknowledgedAt, acknowledgedByUserId, outcomeAt, outcomeByUserId } = alert;
  if (outcomeAt !== null) return { at: outcomeAt, byUserId: outcomeByUserId };
  return acknowledgedAt && { at: acknowledgedAt, byUserId: acknowledgedByUserId };
}

function undoableUntil(
  alert: Found['alert'],
  { actor, now }: { actor: Actor; now: Date },
): string | null {
  const step = lastStepOf(alert);
  if (step === null || step.byUserId !== actor.userId || !isStepUndoable(step.at, now)) return null;
  return stepUndoableUntil(step.at).toISOString();
}

/** Current words of the answers that raised the alert. */
function saidWords(
  { questionnaires, locale }: Pick<Context, 'questionnaires' | 'locale'>,
  { questionnaire, said }: Found['alert']['details'],
) {
  const asked = [...questionnaires.questionnaires.values()].find(
    ({ code }) => code === questionnaire,
  );
  const wordsOf = (answer: string) => {
    const [item = '', value = ''] = answer.split('=');
    const choices = asked?.offered.flatMap((each) => choicesOf(each, item)) ?? [];
    return choices.find((each) => String(each.value) === value)?.text[locale] ?? value;
  };
  return String(said).split(' ').map(wordsOf).join(' · ');
}

function namedDetails(
  { questionnaires, locale }: Pick<Context, 'questionnaires' | 'locale'>,
  { kind, details }: Found['alert'],
) {
  if (kind !== 'healthChanged') {
    const { said, ...others } = details;
    return kind === 'adverseEffect' && said !== undefined
      ? { ...others, said: saidWords({ questionnaires, locale }, details) }
      : others;
  }
  const names = (codes: string | number | undefined) =>
    String(codes ?? '')
      .split(' ')
      .filter((code) => code !== '')
      .map((code) => flagName(questionnaires.instruments, code)[locale])
      .join(', ');
  return { opened: names(details['opened']), closed: names(details['closed']) };
}

export function alertOutputOf(
  ctx: Pick<Context, 'questionnaires' | 'locale' | 'now'> & { actor: Actor },
  { alert, firstName, lastName, email, phoneNumber, refusesContact, ...by }: Found,
): AlertOutput {
  const { questionnaires, locale, now } = ctx;
  return {
    id: alert.id,
    kind: alert.kind,
    name: alertName(questionnaires.instruments, alert.kind)[locale],
    details: namedDetails(ctx, alert),
    participant: {
      userId: alert.userId,
      firstName,
      lastName,
      email,
      phoneNumber,
      refusesContact,
    },
    raisedAt: alert.raisedAt.toISOString(),
    raisedAgainAt: alert.raisedAgainAt?.toISOString() ?? null,
    version: alert.version,
    acknowledgedAt: alert.acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: nameOf(by.byFirstName, by.byLastName),
    outcome: alert.outcome,
    outcomeBy: nameOf(by.outcomeFirstName, by.outcomeLastName),
    outcomeNote: alert.acknowledgedNote,
    undoableUntil: undoableUntil(alert, ctx),
    elapsedMinutes: Math.max(0, minutesBetween(alert.raisedAt, alert.acknowledgedAt ?? now)),
  };
}

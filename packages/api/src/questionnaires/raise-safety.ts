import { raisedAlerts, raisedFlags, type Questionnaire } from '@aube/content';
import type { Transaction } from '@aube/db';
import { safetyFlags, staffAlerts } from '@aube/db/schema';
import { and, eq, gte } from 'drizzle-orm';
import type { AnswerValue } from './rules/check-answers.ts';
import { isTold } from './rules/told-alert.ts';

/** Answers that were saved, with whose and when. */
export type Saved = {
  questionnaire: Questionnaire;
  answers: Record<string, AnswerValue>;
  userId: number;
  now: Date;
};

/** Raises the flags that the answers call for; one that is open already stays as it is. */
export async function raiseFlags(tx: Transaction, saved: Saved): Promise<string[]> {
  const { questionnaire, answers, userId, now } = saved;
  const codes = [
    ...new Set(questionnaire.instruments.flatMap((each) => raisedFlags(each, answers))),
  ];
  if (codes.length > 0) {
    await tx
      .insert(safetyFlags)
      .values(codes.map((code) => ({ userId, code, source: questionnaire.code, raisedAt: now })))
      .onConflictDoNothing();
  }
  return codes;
}

/** The alerts that answers call for. */
function alertsOf({ questionnaire, answers }: Pick<Saved, 'questionnaire' | 'answers'>) {
  return questionnaire.instruments.flatMap((each) => raisedAlerts(each, answers));
}

/** Whether the answers call for the crisis panel. */
export function isCrisis(saved: Pick<Saved, 'questionnaire' | 'answers'>): boolean {
  return alertsOf(saved).some(({ alert }) => alert === 'crisis');
}

/**
 * Tells staff what someone must acknowledge, unless they know it of these answers, which were begun
 * `since`. A draft already raises a crisis: who stops there needs help most.
 * @returns the kinds of the alerts that were given
 * @decision D33
 */
export async function raiseAlerts(
  tx: Transaction,
  saved: Saved,
  { since, isSubmitted }: { since: Date; isSubmitted: boolean },
): Promise<string[]> {
  const { questionnaire, answers, userId, now } = saved;
  const called = alertsOf(saved).filter(
    ({ alert }, index, all) =>
      (isSubmitted || alert === 'crisis') &&
      all.findIndex((each) => each.alert === alert) === index,
  );
  if (called.length === 0) return [];
  const given = await tx
    .select()
    .from(staffAlerts)
    .where(and(eq(staffAlerts.userId, userId), gte(staffAlerts.raisedAt, since)));
  const fresh = called
    .map(({ alert, item }) => ({ alert, item, answer: String(answers[item]) }))
    .filter(
      ({ alert, answer }) =>
        !given.some(
          ({ kind, details, raisedAt, acknowledgedAt }) =>
            kind === alert &&
            details['questionnaire'] === questionnaire.code &&
            isTold(
              {
                answer: String(details['answer']),
                raisedAt,
                isAcknowledged: acknowledgedAt !== null,
              },
              { answer, now, isSubmitted },
            ),
        ),
    );
  if (fresh.length > 0) {
    await tx.insert(staffAlerts).values(
      fresh.map(({ alert, item, answer }) => ({
        userId,
        kind: alert,
        details: { questionnaire: questionnaire.code, item, answer },
        raisedAt: now,
      })),
    );
  }
  return fresh.map(({ alert }) => alert);
}

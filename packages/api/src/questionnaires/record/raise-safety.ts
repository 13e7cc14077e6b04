import { raisedAlerts, raisedFlags, type Questionnaire } from '@aube/content';
import type { Transaction } from '@aube/db';
import { safetyFlags, staffAlerts } from '@aube/db/schema';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { AnswerValue } from '../rules/check-answers.ts';
import { isRaised } from '../rules/raised-alert.ts';

/** Answers that were saved, with whose and when. */
export type Saved = {
  questionnaire: Questionnaire;
  answers: Record<string, AnswerValue>;
  userId: number;
  now: Date;
};

/**
 * Raises the flags that the answers call for. One that is open already is raised again: a person who is
 * about to clear it has not seen these answers.
 */
export async function raiseFlags(tx: Transaction, saved: Saved): Promise<string[]> {
  const { questionnaire, answers, userId, now } = saved;
  const codes = [
    ...new Set(questionnaire.instruments.flatMap((each) => raisedFlags(each, answers))),
  ];
  if (codes.length > 0) {
    await tx
      .insert(safetyFlags)
      .values(codes.map((code) => ({ userId, code, source: questionnaire.code, raisedAt: now })))
      .onConflictDoUpdate({
        target: [safetyFlags.userId, safetyFlags.code],
        targetWhere: isNull(safetyFlags.clearedAt),
        set: {
          raisedAgainAt: now,
          raisedAgainBy: questionnaire.code,
          version: sql`${safetyFlags.version} + 1`,
        },
      });
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

type StoredAlert = typeof staffAlerts.$inferSelect;
type CalledAlert = { alert: string; item: string; answer: string };

/** Writes what is new of one alert: the one that waits is raised again, or else one is given. */
async function writeAlert(
  tx: Transaction,
  { questionnaire, userId, now }: Saved,
  { called, given }: { called: CalledAlert; given: readonly StoredAlert[] },
): Promise<void> {
  const { alert: kind, item, answer } = called;
  const details = { questionnaire: questionnaire.code, item, answer };
  const waiting = given.find(({ acknowledgedAt }) => acknowledgedAt === null);
  if (waiting) {
    const renewed = await tx
      .update(staffAlerts)
      .set({ details, raisedAgainAt: now, version: waiting.version + 1 })
      // Somebody may take charge of it at this moment: what they saw is the answer before.
      .where(and(eq(staffAlerts.id, waiting.id), isNull(staffAlerts.acknowledgedAt)))
      .returning({ id: staffAlerts.id });
    if (renewed.length > 0) return;
  }
  await tx.insert(staffAlerts).values({ userId, kind, details, raisedAt: now });
}

/**
 * Alerts staff to what someone must acknowledge, unless they know it of these answers, which were begun
 * `since`. A draft already raises a crisis: who stops there needs help most.
 * @returns the kinds of the alerts that were given, or raised again
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
  const stored = await tx
    .select()
    .from(staffAlerts)
    .where(and(eq(staffAlerts.userId, userId), gte(staffAlerts.raisedAt, since)));
  const raised: string[] = [];
  for (const { alert, item } of called) {
    const answer = String(answers[item]);
    const given = stored.filter(
      ({ kind, details }) => kind === alert && details['questionnaire'] === questionnaire.code,
    );
    if (isRaised(given.map(asGiven), { answer, now, isSubmitted })) continue;
    await writeAlert(tx, saved, { called: { alert, item, answer }, given });
    raised.push(alert);
  }
  return raised;
}

const asGiven = ({ details, raisedAt, raisedAgainAt, acknowledgedAt }: StoredAlert) => ({
  answer: String(details['answer']),
  raisedAt: raisedAgainAt ?? raisedAt,
  isAcknowledged: acknowledgedAt !== null,
});

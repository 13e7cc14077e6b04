import {
  raisedAlerts,
  raisedCrisisFlags,
  raisedFlags,
  raisedScoreAlerts,
  type Questionnaire,
} from '@aube/content';
import type { Transaction } from '@aube/db';
import { safetyFlags, staffAlerts } from '@aube/db/schema';
import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { AnswerValue } from '../rules/check-answers.ts';
import { isRaised } from '../rules/raised-alert.ts';
import { openFlags } from '../../programme/record/write-flags.ts';

export type Saved = {
  questionnaire: Questionnaire;
  answers: Record<string, AnswerValue>;
  userId: number;
  now: Date;
};

/**
 * Flags that these answers raise; a draft raises only the flags of crisis answers.
 * @decision D76
 */
function flagsOf(
  { questionnaire, answers }: Pick<Saved, 'questionnaire' | 'answers'>,
  isSubmitted: boolean,
): string[] {
  const raised = isSubmitted ? raisedFlags : raisedCrisisFlags;
  return [...new Set(questionnaire.instruments.flatMap((each) => raised(each, answers)))];
}

/**
 * Opens the flags that these answers raise. A flag that is already open is raised again.
 * @decision D76 safety#crisis-answers
 */
export async function raiseFlags(
  tx: Transaction,
  saved: Saved,
  isSubmitted: boolean,
): Promise<string[]> {
  const { questionnaire, userId, now } = saved;
  const codes = flagsOf(saved, isSubmitted);
  await openFlags(tx, { userId, codes, source: questionnaire.code, now });
  return codes;
}

/** @decision D76 */
export async function isSuspending(
  tx: Transaction,
  saved: Saved,
  isSubmitted: boolean,
): Promise<boolean> {
  const codes = flagsOf(saved, isSubmitted);
  if (codes.length === 0) return false;
  const { userId, code, clearedAt } = safetyFlags;
  const open = and(eq(userId, saved.userId), inArray(code, codes), isNull(clearedAt));
  return (await tx.$count(safetyFlags, open)) > 0;
}

type CalledAlert = {
  alert: string;
  answer: string;
  details: Record<string, string | number>;
};

/** Only a submission raises alerts about scores. @decision D33 D69 */
function alertsOf(
  { questionnaire, answers }: Pick<Saved, 'questionnaire' | 'answers'>,
  isSubmitted: boolean,
): CalledAlert[] {
  return questionnaire.instruments.flatMap((instrument) => [
    ...raisedAlerts(instrument, answers).map(({ alert, item }, _, all) => {
      const answer = String(answers[item]);
      const said = all
        .filter((each) => each.alert === alert)
        .flatMap((each) => each.values.map((value) => `${each.item}=${value}`))
        .join(' ');
      return { alert, answer, details: { item, answer, said } };
    }),
    ...(isSubmitted ? raisedScoreAlerts(instrument, answers) : []).map(
      ({ alert, score, value }) => ({
        alert,
        answer: String(value),
        details: { score, answer: String(value) },
      }),
    ),
  ]);
}

export function isCrisis(saved: Pick<Saved, 'questionnaire' | 'answers'>): boolean {
  return alertsOf(saved, false).some(({ alert }) => alert === 'crisis');
}

type StoredAlert = typeof staffAlerts.$inferSelect;

async function writeAlert(
  tx: Transaction,
  { questionnaire, userId, now }: Saved,
  { called, given }: { called: CalledAlert; given: readonly StoredAlert[] },
): Promise<void> {
  const { alert: kind } = called;
  const details = { questionnaire: questionnaire.code, ...called.details };
  const waiting = given.find(({ acknowledgedAt }) => acknowledgedAt === null);
  if (waiting) {
    const renewed = await tx
      .update(staffAlerts)
      .set({ details, raisedAgainAt: now, version: waiting.version + 1 })
      // When staff acknowledge the alert at the same moment, this update finds no row, and a new
      // alert is added.
      .where(and(eq(staffAlerts.id, waiting.id), isNull(staffAlerts.acknowledgedAt)))
      .returning({ id: staffAlerts.id });
    if (renewed.length > 0) return;
  }
  await tx.insert(staffAlerts).values({ userId, kind, details, raisedAt: now });
}

/** Notes on the alerts of a draft that the sent answer is another one. */
async function noteChangedAnswers(
  tx: Transaction,
  { answers }: Saved,
  stored: readonly StoredAlert[],
): Promise<void> {
  for (const { id, kind, details } of stored) {
    const sent = String(answers[String(details['item'])]);
    if (kind === 'crisis' && sent !== details['answer']) {
      await tx
        .update(staffAlerts)
        .set({ details: { ...details, sent } })
        .where(eq(staffAlerts.id, id));
    }
  }
}

/**
 * Alerts staff to new answers; a draft raises only crisis alerts. `since`: time at which the
 * participant began the answers.
 * @returns the kinds of alerts that were created or raised again
 * @decision D33
 */
export async function raiseAlerts(
  tx: Transaction,
  saved: Saved,
  { since, isSubmitted }: { since: Date; isSubmitted: boolean },
): Promise<string[]> {
  const { questionnaire, userId, now } = saved;
  const called = alertsOf(saved, isSubmitted).filter(
    ({ alert }, index, all) =>
      (isSubmitted || alert === 'crisis') &&
      all.findIndex((each) => each.alert === alert) === index,
  );
  if (called.length === 0 && !isSubmitted) return [];
  const stored = (
    await tx
      .select()
      .from(staffAlerts)
      .where(and(eq(staffAlerts.userId, userId), gte(staffAlerts.raisedAt, since)))
  ).filter(({ details }) => details['questionnaire'] === questionnaire.code);
  if (isSubmitted) await noteChangedAnswers(tx, saved, stored);
  const raised: string[] = [];
  for (const each of called) {
    const { alert, answer } = each;
    const given = stored.filter(({ kind }) => kind === alert);
    if (isRaised(given.map(asGiven), { answer, now, isSubmitted })) continue;
    await writeAlert(tx, saved, { called: each, given });
    raised.push(alert);
  }
  return raised;
}

const asGiven = ({ details, raisedAt, raisedAgainAt, acknowledgedAt }: StoredAlert) => ({
  answer: String(details['answer']),
  raisedAt: raisedAgainAt ?? raisedAt,
  isAcknowledged: acknowledgedAt !== null,
});

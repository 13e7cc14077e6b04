import { raisedAlerts, raisedFlags, scoreInstrument, type Questionnaire } from '@aube/content';
import type { Transaction } from '@aube/db';
import { notifications, safetyFlags, staffAlerts } from '@aube/db/schema';
import { startProgramme } from '../programme/start-programme.ts';
import type { LocalDate } from '../time/rules/local-date.ts';
import type { AnswerValue } from './rules/check-answers.ts';

type Submission = {
  questionnaire: Questionnaire;
  answers: Record<string, AnswerValue>;
  userId: number;
  now: Date;
};

/** Every score of a questionnaire's instruments, by score id. */
export function scoresOf({ questionnaire, answers }: Submission): Record<string, number | null> {
  return Object.assign(
    {},
    ...questionnaire.instruments.map((instrument) => scoreInstrument(instrument, answers)),
  ) as Record<string, number | null>;
}

/** Raises the flags that the answers call for; one that is open already stays as it is. */
export async function raiseFlags(tx: Transaction, submission: Submission): Promise<string[]> {
  const { questionnaire, answers, userId, now } = submission;
  const codes = questionnaire.instruments.flatMap((each) => raisedFlags(each, answers));
  if (codes.length > 0) {
    await tx
      .insert(safetyFlags)
      .values(codes.map((code) => ({ userId, code, source: questionnaire.code, raisedAt: now })))
      .onConflictDoNothing();
  }
  return codes;
}

/** Tells staff what someone must acknowledge. @decision D33 */
export async function raiseAlerts(tx: Transaction, submission: Submission): Promise<string[]> {
  const { questionnaire, answers, userId, now } = submission;
  const alerts = questionnaire.instruments.flatMap((each) => raisedAlerts(each, answers));
  if (alerts.length > 0) {
    await tx.insert(staffAlerts).values(
      alerts.map(({ alert, item }) => ({
        userId,
        kind: alert,
        details: { questionnaire: questionnaire.code, item },
        raisedAt: now,
      })),
    );
  }
  return alerts.map(({ alert }) => alert);
}

/** What S0 begins: the programme, its diary, and a notice of welcome. @decision D14 D32 */
export async function beginProgramme(
  tx: Transaction,
  { userId, now, today }: { userId: number; now: Date; today: LocalDate },
): Promise<void> {
  await startProgramme(tx, { userId, firstDayOn: today });
  await tx.insert(notifications).values({ userId, kind: 'welcome', params: {}, createdAt: now });
}

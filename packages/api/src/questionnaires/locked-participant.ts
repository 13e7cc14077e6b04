import type { Transaction } from '@aube/db';
import { participants, questionnaireAnswers } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../errors.ts';
import { gateQuestionnaires, type GateQuestionnaire } from '../programme/rules/gate.ts';
import { programmeWeek } from '../programme/rules/programme-week.ts';
import type { LocalDate } from '../time/rules/local-date.ts';

export type LockedParticipant = Awaited<ReturnType<typeof lockParticipant>>;

/**
 * A participant and their answers, locked until the transaction ends: whoever else submits for the
 * same person waits and then sees what was written.
 * @throws FORBIDDEN when the user is no participant
 */
export async function lockParticipant(tx: Transaction, userId: number, today: LocalDate) {
  const [participant] = await tx
    .select()
    .from(participants)
    .where(eq(participants.userId, userId))
    .for('update');
  if (!participant) throw new AppError('FORBIDDEN');
  const rows = await tx
    .select()
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.userId, userId));
  const isSubmitted = (code: GateQuestionnaire) =>
    rows.some((row) => row.questionnaire === code && row.submittedAt !== null);
  return {
    participant,
    rows,
    facts: {
      submitted: Object.fromEntries(
        gateQuestionnaires.map((code) => [code, isSubmitted(code)]),
      ) as Record<GateQuestionnaire, boolean>,
      programmeWeek: programmeWeek({
        today,
        firstDayOn: participant.programmeFirstDay,
        abandonedOn: participant.abandonedOn,
      }),
    },
  };
}

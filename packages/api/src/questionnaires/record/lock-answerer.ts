import type { Transaction } from '@aube/db';
import { questionnaireAnswers } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { findPauses } from '../../programme/record/pauses.ts';
import { lockParticipant } from '../../programme/record/lock-participant.ts';
import { gateQuestionnaires, type GateQuestionnaire } from '../../programme/rules/gate.ts';
import { programmeWeek } from '../../programme/rules/programme-week.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';

export type LockedAnswerer = Awaited<ReturnType<typeof lockAnswerer>>;

/**
 * Locks a participant with all answers until the transaction ends. Concurrent submissions wait.
 * @throws FORBIDDEN when the user is not a participant
 */
export async function lockAnswerer(tx: Transaction, userId: number, today: LocalDate) {
  const participant = await lockParticipant(tx, userId);
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
        pauses: await findPauses(tx, userId),
        abandonedOn: participant.abandonedOn,
      }),
    },
  };
}

import { noteAnswered, type Services } from '@aube/api/server';

/**
 * Records that the present instruments have answers, because the simulated people answered them.
 */
export async function noteCohortAnswers(
  { db, questionnaires }: Pick<Services, 'db' | 'questionnaires'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const code of ['S0', 'S6', 'S12', 'S24', 'ABANDONMENT'] as const) {
      const questionnaire = questionnaires.questionnaires.get(code);
      if (questionnaire) await noteAnswered(tx, questionnaire, now);
    }
  });
}

import { noteAnswered, type Services } from '@aube/api/server';

/** Notes the versions of instruments that the answers of a cohort use. */
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

import { asking, guardsPeople, type Questionnaire, type QuestionnaireCode } from '@aube/content';
import type { questionnaireAnswers } from '@aube/db/schema';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { keptInstruments } from '../rules/kept-instruments.ts';

type Row = Pick<typeof questionnaireAnswers.$inferSelect, 'instruments' | 'submittedAt'>;

/** @throws NOT_FOUND when the site does not use the questionnaire */
export function getQuestionnaire(
  ctx: Pick<Context, 'questionnaires'>,
  code: QuestionnaireCode,
): Questionnaire {
  const questionnaire = ctx.questionnaires.questionnaires.get(code);
  if (!questionnaire) throw new AppError('NOT_FOUND');
  return questionnaire;
}

/**
 * Questionnaire of one person. A person with a draft keeps the instruments of the draft.
 * @param row draft or submission of the person
 * @param answers answers of this request
 * @throws NOT_FOUND when the site does not use the questionnaire
 * @decision D90 console#instruments-that-are-asked
 */
export function questionnaireOf(
  ctx: Pick<Context, 'questionnaires'>,
  code: QuestionnaireCode,
  { row, answers = {} }: { row: Row | undefined; answers?: object },
): Questionnaire {
  const questionnaire = getQuestionnaire(ctx, code);
  const { offered, instruments } = questionnaire;
  const draft = row && row.submittedAt === null ? row : null;
  const kept = keptInstruments({
    offered: offered.map((each) => ({
      id: each.id,
      guardsPeople: guardsPeople(each),
      items: each.items.map((item) => item.code),
    })),
    asked: instruments.map(({ id }) => id),
    begun: draft && draft.instruments.map(({ id }) => id),
    answered: Object.keys(answers),
  });
  return asking(
    questionnaire,
    offered.filter(({ id }) => kept.includes(id)),
  );
}

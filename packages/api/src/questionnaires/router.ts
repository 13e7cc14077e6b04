import { QUESTIONNAIRE_CODES } from '@aube/content';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { choice } from '../primitives.ts';
import { guestOrUserProcedure, router } from '../trpc.ts';
import { clearFlag } from './clear-flag.ts';
import { definitionOf, definitionOutput, getQuestionnaire } from './definition.ts';
import { findAnswers } from './find-answers.ts';
import { findScreening } from './find-screening.ts';
import { getAsked } from './get-asked.ts';
import { getHealthQuestions } from './get-health-questions.ts';
import { getCrisisResources } from './get-crisis-resources.ts';
import { listAbandonments } from './list-abandonments.ts';
import { listScores } from './list-scores.ts';
import { reportHealthChange } from './report-health-change.ts';
import { listFlags } from './safety-flags.ts';
import { saveAbandonment } from './save-abandonment.ts';
import { saveAnswers } from './save-answers.ts';
import { saveScreening } from './save-screening.ts';
import { acknowledgeAlert, listAlerts, undoAcknowledgement } from './staff-alerts.ts';
import { undoAbandonment } from './undo-abandonment.ts';

/**
 * What a questionnaire asks, in the caller's language, so that a client knows what to send. The
 * self-screening is anybody's; the others may hold a licensed instrument, and are for users.
 * @throws NOT_FOUND when the site asks no such questionnaire, NOT_AUTHENTICATED
 * @decision D42
 */
const getDefinition = guestOrUserProcedure
  .input(z.object({ code: choice(QUESTIONNAIRE_CODES) }))
  .output(definitionOutput)
  .query(({ ctx, input: { code } }) => {
    if (code !== 'PS' && !ctx.actor) throw new AppError('NOT_AUTHENTICATED');
    return definitionOf(ctx, getQuestionnaire(ctx, code));
  });

export const questionnairesRouter = router({
  getDefinition,
  getAsked,
  findAnswers,
  listScores,
  save: saveAnswers,
  saveScreening,
  findScreening,
  listAbandonments,
  saveAbandonment,
  undoAbandonment,
  getCrisisResources,
  getHealthQuestions,
  reportHealthChange,
  listFlags,
  clearFlag,
  listAlerts,
  acknowledgeAlert,
  undoAcknowledgement,
});

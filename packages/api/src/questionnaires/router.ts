import { QUESTIONNAIRE_CODES } from '@aube/content';
import { z } from 'zod';
import { choice } from '../primitives.ts';
import { openProcedure, router } from '../trpc.ts';
import { definitionOf, definitionOutput, getQuestionnaire } from './definition.ts';
import { findMine } from './find-mine.ts';
import { saveAnswers } from './save-answers.ts';

/**
 * What a questionnaire asks, in the caller's language, so that a client knows what to send.
 * @throws NOT_FOUND when the site asks no such questionnaire
 * @decision D42
 */
const getDefinition = openProcedure
  .input(z.object({ code: choice(QUESTIONNAIRE_CODES) }))
  .output(definitionOutput)
  .query(({ ctx, input: { code } }) => definitionOf(getQuestionnaire(ctx, code), ctx.locale));

export const questionnairesRouter = router({ getDefinition, findMine, save: saveAnswers });

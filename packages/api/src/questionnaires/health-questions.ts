import type { Questionnaire } from '@aube/content';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { getQuestionnaire } from './definition.ts';

/** The safety instrument of the self-screening and S0. */
const SAFETY = 'safety';

/**
 * The safety questions of S0, for « Ma santé a changé ».
 * @throws NOT_FOUND on a site whose S0 has none
 * @decision D69
 */
export function healthQuestionnaire(ctx: Pick<Context, 'questionnaires'>): Questionnaire {
  const starting = getQuestionnaire(ctx, 'S0');
  const instruments = starting.instruments.filter(({ id }) => id === SAFETY);
  if (instruments.length === 0) throw new AppError('NOT_FOUND');
  return { ...starting, instruments };
}

import { z } from 'zod';
import { text } from '../primitives.ts';
import { openProcedure } from '../trpc.ts';
import { getQuestionnaire } from './definition.ts';
import { getScreeningRow, screeningOutput, screeningOutputOf } from './save-screening.ts';

/**
 * A self-screening as it stands, for whoever holds its capability: so that a reload loses no
 * answer. A registration is told once, when it is opened, and not here.
 * @throws NOT_FOUND for an unknown id or a wrong capability alike
 * @decision D6 D43
 */
export const findScreening = openProcedure
  .input(z.object({ id: text(64), capability: text(128) }))
  .output(screeningOutput)
  .query(async ({ ctx, input }) => {
    const row = await getScreeningRow(ctx.db, input);
    return screeningOutputOf(ctx, getQuestionnaire(ctx, 'PS'), { row, capability: null }, null);
  });

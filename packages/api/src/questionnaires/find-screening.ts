import { z } from 'zod';
import { text } from '../primitives.ts';
import { openProcedure } from '../trpc.ts';
import { getQuestionnaire } from './definition.ts';
import { findPlace, noPlace } from './open-registration.ts';
import { isSuited, type ScreeningResult } from './rules/screening-result.ts';
import { getScreeningRow, screeningOutput, screeningOutputOf } from './screening-output.ts';

/**
 * A self-screening for the holder of its capability, so that a reload loses no answer and a lost
 * reply no place to register. Its place is given until it is used or expires; then the answer tells
 * that it ended.
 * @throws NOT_FOUND for an unknown id or a wrong capability
 * @decision D6 D43
 */
export const findScreening = openProcedure
  .input(z.object({ id: text(64), capability: text(128) }))
  .output(screeningOutput)
  .query(async ({ ctx, input }) => {
    const row = await getScreeningRow(ctx.db, input);
    const place = isSuited(row.result as ScreeningResult | null)
      ? await findPlace(ctx.db, ctx, input.capability)
      : noPlace;
    const given = { row, capability: null };
    return screeningOutputOf(ctx, getQuestionnaire(ctx, 'PS'), given, place);
  });

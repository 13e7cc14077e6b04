import { hashToken } from '@aube/auth';
import { flagAdvice, flagName, type Questionnaire } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { screeningAnswers } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { shownAnswers } from './answers-input.ts';
import {
  placeEnd,
  registrationOutput,
  type Place,
  findPlace,
  noPlace,
} from './open-registration.ts';
import { text } from '../primitives.ts';
import { openProcedure } from '../trpc.ts';
import { getQuestionnaire } from './record/questionnaire-of.ts';
import { isSuited, type ScreeningResult } from './rules/screening-result.ts';

export const screeningOutput = z.object({
  id: z.string(),
  /** Secret for later saves; sent only in the reply that creates the screening. */
  capability: z.string().nullable(),
  status: z.enum(['draft', 'submitted']),
  submittedAt: z.string().nullable(),
  version: z.number(),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  /** Null for a draft. The result is not a diagnosis. */
  result: z.object({ code: z.string(), title: z.string(), text: z.string() }).nullable(),
  flags: z.array(z.string()),
  /** Advice for each flag. Every result contains the advice (D69). */
  advice: z.array(z.object({ code: z.string(), name: z.string(), text: z.string() })),
  registration: registrationOutput.nullable(),
  /**
   * Reason why `registration` can no longer be used; null when it can, or when the site has none.
   */
  registrationEnd: placeEnd.nullable(),
});

export type ScreeningRow = typeof screeningAnswers.$inferSelect;

type Pass = { id?: string | undefined; capability?: string | undefined };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws NOT_FOUND for an unknown id or a wrong capability */
export async function getScreeningRow(
  db: Database | Transaction,
  { id, capability }: Pass,
  { isLocked = false } = {},
): Promise<ScreeningRow> {
  if (id === undefined || capability === undefined || !UUID.test(id)) {
    throw new AppError('NOT_FOUND');
  }
  const found = db
    .select()
    .from(screeningAnswers)
    .where(
      and(eq(screeningAnswers.id, id), eq(screeningAnswers.capabilityHash, hashToken(capability))),
    );
  const [row] = await (isLocked ? found.for('update') : found);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export function screeningOutputOf(
  ctx: Context,
  questionnaire: Questionnaire,
  { row, capability }: { row: ScreeningRow; capability: string | null },
  place: Place,
): z.infer<typeof screeningOutput> {
  const result = questionnaire.results.find(({ code }) => code === row.result);
  return {
    id: row.id,
    capability,
    status: row.submittedAt === null ? 'draft' : 'submitted',
    submittedAt: row.submittedAt?.toISOString() ?? null,
    version: row.version,
    answers: shownAnswers(questionnaire, row),
    result: result
      ? { code: result.code, title: result.title[ctx.locale], text: result.text[ctx.locale] }
      : null,
    flags: row.flags ?? [],
    advice: (row.flags ?? []).map((code) => ({
      code,
      name: flagName(ctx.questionnaires.instruments, code)[ctx.locale],
      text: flagAdvice(code)[ctx.locale],
    })),
    ...place,
  };
}

/**
 * Returns a self-screening to a caller with the capability, also after a reload or a lost reply.
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

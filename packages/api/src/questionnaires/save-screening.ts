import { hashToken, newToken } from '@aube/auth';
import type { Questionnaire } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { screeningAnswers } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { flag, rowVersion, text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { instrumentsOf, noteAnswered } from './answered-instruments.ts';
import { answersInput, answersThatFit, refuseBadAnswers } from './answers-input.ts';
import { getQuestionnaire } from './definition.ts';
import { openRegistration, registrationOutput, type Registration } from './open-registration.ts';
import { isSuited, type ScreeningResult } from './rules/screening-result.ts';
import { concludeScreening } from './screening-conclusion.ts';
import { isStale, settle } from './submission.ts';

const input = z.object({
  /** The row to update, with the capability that its first reply carried. */
  id: text(64).optional(),
  capability: text(128).optional(),
  answers: answersInput,
  submit: flag.default(true),
  version: rowVersion.optional(),
});
type Input = z.infer<typeof input>;

export const screeningOutput = z.object({
  id: z.string(),
  /** Needed to change these answers; given once, when they are made. */
  capability: z.string().nullable(),
  status: z.enum(['draft', 'submitted']),
  submittedAt: z.string().nullable(),
  version: z.number(),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  /** No diagnosis; null while a draft. */
  result: z.object({ code: z.string(), title: z.string(), text: z.string() }).nullable(),
  flags: z.array(z.string()),
  registration: registrationOutput.nullable(),
});

type Row = typeof screeningAnswers.$inferSelect;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The row that id and capability open together; a wrong one is as good as none. */
export async function getScreeningRow(
  db: Database | Transaction,
  { id, capability }: Pick<Input, 'id' | 'capability'>,
  { isLocked = false } = {},
): Promise<Row> {
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

async function write(
  tx: Transaction,
  ctx: Context,
  questionnaire: Questionnaire,
  existing: Row | undefined,
  { answers, submit }: Input,
): Promise<{ row: Row; capability: string | null }> {
  const conclusion = submit
    ? concludeScreening(questionnaire, answers)
    : { result: null, flags: null };
  const values = {
    answers,
    instruments: instrumentsOf(questionnaire),
    locale: ctx.locale,
    updatedAt: ctx.now,
    submittedAt: submit ? ctx.now : null,
    ...conclusion,
  };
  const capability = existing ? null : newToken();
  const [row] = existing
    ? await tx
        .update(screeningAnswers)
        .set({ ...values, version: existing.version + 1 })
        .where(eq(screeningAnswers.id, existing.id))
        .returning()
    : await tx
        .insert(screeningAnswers)
        .values({
          ...values,
          id: randomUUID(),
          capabilityHash: hashToken(capability ?? ''),
          createdAt: ctx.now,
        })
        .returning();
  if (!row) throw new AppError('INTERNAL');
  return { row, capability };
}

export function screeningOutputOf(
  ctx: Context,
  questionnaire: Questionnaire,
  { row, capability }: { row: Row; capability: string | null },
  registration: Registration | null,
): z.infer<typeof screeningOutput> {
  const told = questionnaire.results.find(({ code }) => code === row.result);
  return {
    id: row.id,
    capability,
    status: row.submittedAt === null ? 'draft' : 'submitted',
    submittedAt: row.submittedAt?.toISOString() ?? null,
    version: row.version,
    answers: answersThatFit(questionnaire, row.answers),
    result: told
      ? { code: told.code, title: told.title[ctx.locale], text: told.text[ctx.locale] }
      : null,
    flags: row.flags ?? [],
    registration,
  };
}

async function save(tx: Transaction, ctx: Context, input: Input) {
  const questionnaire = getQuestionnaire(ctx, 'PS');
  const existing =
    input.id === undefined ? undefined : await getScreeningRow(tx, input, { isLocked: true });
  settle(existing, input);
  refuseBadAnswers(questionnaire, input.answers, input.submit);
  if (existing && isStale(existing, input)) {
    const current = screeningOutputOf(
      ctx,
      questionnaire,
      { row: existing, capability: null },
      null,
    );
    throw new AppError('VERSION_CONFLICT', { details: { current } });
  }
  const written = await write(tx, ctx, questionnaire, existing, input);
  const { row } = written;
  const isOpened = input.submit && isSuited(row.result as ScreeningResult);
  const registration = isOpened ? await openRegistration(tx, ctx) : null;
  if (input.submit) await noteAnswered(tx, questionnaire, ctx.now);
  if (input.submit || !existing) {
    await audit(tx, ctx, {
      action: input.submit ? 'questionnaires.submitScreening' : 'questionnaires.saveScreeningDraft',
      objectType: 'screeningAnswers',
      objectId: row.id,
      after: { hasRegistration: registration !== null },
    });
  }
  return screeningOutputOf(ctx, questionnaire, written, registration);
}

/**
 * Keeps or submits a self-screening (« réponse au questionnaire PS »), without an account. The
 * first reply carries a capability; later saves need it. A submission tells a plain result, and
 * where the site is open, gives leave to register to those whom the programme suits.
 *
 * @throws TOO_MANY_REQUESTS for more than 20 new ones an hour from one client; NOT_FOUND for an
 *   unknown id or a wrong capability alike; ALREADY_SUBMITTED; INVALID; VERSION_CONFLICT
 * @source specification §7
 * @decision D6 D33 D43
 */
export const saveScreening = openProcedure
  .input(input)
  .output(screeningOutput)
  .mutation(async ({ ctx, input }) => {
    if (input.id === undefined) {
      const verdict = await ctx.limiter.consume('screening.client', ctx.clientKey);
      if (!verdict.allowed) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: verdict.retryAfterSeconds });
      }
    }
    return inTransaction(ctx.db, (tx) => save(tx, ctx, input));
  });

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
import { noteAnswered } from './answered-instruments.ts';
import { answersInput, shownAnswers } from './answers-input.ts';
import { getQuestionnaire } from './definition.ts';
import { keepAnswers } from './keep-answers.ts';
import {
  findRegistration,
  openRegistration,
  registrationOutput,
  type Registration,
} from './open-registration.ts';
import { isSuited, type ScreeningResult } from './rules/screening-result.ts';
import { concludeScreening } from './screening-conclusion.ts';

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
    answers: shownAnswers(questionnaire, row),
    result: told
      ? { code: told.code, title: told.title[ctx.locale], text: told.text[ctx.locale] }
      : null,
    flags: row.flags ?? [],
    registration,
  };
}

type Followed = { row: Row; questionnaire: Questionnaire; capability: string };

async function follow(
  tx: Transaction,
  ctx: Context,
  { row, questionnaire, capability }: Followed,
): Promise<Registration | null> {
  const isSubmitted = row.submittedAt !== null;
  const isOpened = isSubmitted && isSuited(row.result as ScreeningResult);
  const registration = isOpened ? await openRegistration(tx, ctx, capability) : null;
  if (isSubmitted) await noteAnswered(tx, questionnaire, ctx.now);
  // One audit row a draft: what became of it the submission tells.
  if (isSubmitted || row.version === 1) {
    await audit(tx, ctx, {
      action: isSubmitted ? 'questionnaires.submitScreening' : 'questionnaires.saveScreeningDraft',
      objectType: 'screeningAnswers',
      objectId: row.id,
      after: { hasRegistration: registration !== null },
    });
  }
  return registration;
}

async function save(tx: Transaction, ctx: Context, input: Input) {
  const { answers, submit } = input;
  const questionnaire = getQuestionnaire(ctx, 'PS');
  const existing =
    input.id === undefined ? undefined : await getScreeningRow(tx, input, { isLocked: true });
  // A new row has a capability of its own, whatever was sent along.
  const capability = (existing && input.capability) ?? newToken();
  let registration = existing?.submittedAt ? await findRegistration(tx, ctx, capability) : null;
  const conclusion = () =>
    submit ? concludeScreening(questionnaire, answers) : { result: null, flags: null };
  const row = await keepAnswers(ctx, input, {
    questionnaire,
    existing,
    shown: (each) => screeningOutputOf(ctx, questionnaire, { row: each, capability: null }, null),
    update: (each, kept) =>
      tx
        .update(screeningAnswers)
        .set({ ...kept, ...conclusion() })
        .where(eq(screeningAnswers.id, each.id))
        .returning(),
    insert: (kept) =>
      tx
        .insert(screeningAnswers)
        .values({
          ...kept,
          ...conclusion(),
          id: randomUUID(),
          capabilityHash: hashToken(capability),
        })
        .returning(),
    follow: async (each) => {
      registration = await follow(tx, ctx, { row: each, questionnaire, capability });
    },
  });
  const told = { row, capability: existing ? null : capability };
  return screeningOutputOf(ctx, questionnaire, told, registration);
}

/**
 * Keeps or submits a self-screening (« réponse au questionnaire PS »), without an account. The
 * first reply carries a capability; later saves need it. A submission tells a plain result, and
 * where the site is open, gives leave to register to those whom the programme suits. The same
 * submission sent again, whose reply was lost, is answered alike.
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

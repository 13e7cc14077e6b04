import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '@aube/auth';
import { raisedFlags, type Questionnaire } from '@aube/content';
import type { Transaction } from '@aube/db';
import { screeningAnswers } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Call } from '../context.ts';
import { AppError } from '../errors.ts';
import { flag, rowVersion, text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { answersInput } from './answers-input.ts';
import { getQuestionnaire } from './record/questionnaire-of.ts';
import { keepAnswers } from './keep-answers.ts';
import { findPlace, noPlace, openRegistration, type Registration } from './open-registration.ts';
import { noteAnswered } from './record/answered-instruments.ts';
import type { AnswerValue } from './rules/check-answers.ts';
import { isSuited, screeningResult, type ScreeningResult } from './rules/screening-result.ts';
import {
  getScreeningRow,
  screeningOutput,
  screeningOutputOf,
  type ScreeningRow,
} from './find-screening.ts';

function concludeScreening(
  { instruments }: Questionnaire,
  answers: Record<string, AnswerValue>,
): { result: ScreeningResult; flags: string[] } {
  const flags = [...new Set(instruments.flatMap((each) => raisedFlags(each, answers)))];
  const difficulties = [answers['screening_difficulties'] ?? []].flat();
  return {
    flags,
    result: screeningResult({
      hasDifficulty: difficulties.some((code) => code !== 'none'),
      nightsAWeek: Number(answers['screening_nights'] ?? 0),
      months: Number(answers['screening_months'] ?? 0),
      hasOpportunity: answers['screening_opportunity'] === 'yes',
      hasDaytimeEffect: answers['screening_daytime'] === 'yes',
      flags,
    }),
  };
}

const input = z.object({
  id: text(64).optional(),
  capability: text(128).optional(),
  answers: answersInput,
  submit: flag.default(true),
  version: rowVersion.optional(),
});
type Input = z.infer<typeof input>;

type Followed = { row: ScreeningRow; questionnaire: Questionnaire; capability: string };

async function follow(
  tx: Transaction,
  ctx: Call,
  { row, questionnaire, capability }: Followed,
): Promise<Registration | null> {
  const isSubmitted = row.submittedAt !== null;
  const isOpened = isSuited(row.result as ScreeningResult | null);
  const registration = isOpened ? await openRegistration(tx, ctx, capability) : null;
  if (isSubmitted) await noteAnswered(tx, questionnaire, ctx.now);
  if (isSubmitted || row.version === 1) {
    await audit(tx, ctx, {
      objectType: 'screeningAnswers',
      objectId: row.id,
      after: { isSubmitted },
    });
  }
  return registration;
}

async function save(tx: Transaction, ctx: Call, input: Input) {
  const { answers, submit } = input;
  const questionnaire = getQuestionnaire(ctx, 'PS');
  const existing =
    input.id === undefined ? undefined : await getScreeningRow(tx, input, { isLocked: true });
  const capability = (existing && input.capability) ?? newToken();
  const isKnown = isSuited((existing?.result ?? null) as ScreeningResult | null);
  let place = isKnown ? await findPlace(tx, ctx, capability) : noPlace;
  const conclusion = () =>
    submit ? concludeScreening(questionnaire, answers) : { result: null, flags: null };
  const row = await keepAnswers(ctx, input, {
    questionnaire,
    existing,
    shown: (each) =>
      screeningOutputOf(ctx, questionnaire, { row: each, capability: null }, noPlace),
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
      const registration = await follow(tx, ctx, { row: each, questionnaire, capability });
      place = { ...noPlace, registration };
    },
  });
  const given = { row, capability: existing ? null : capability };
  return screeningOutputOf(ctx, questionnaire, given, place);
}

/**
 * Saves or submits a self-screening (« réponse au questionnaire PS ») without an account. Later
 * saves need the capability of the first reply.
 * @throws TOO_MANY_REQUESTS after 20 new screenings per hour and client; NOT_FOUND for an unknown
 *   id or a wrong capability; ALREADY_SUBMITTED; INVALID; VERSION_CONFLICT
 * @source specification §7
 * @decision D6 D33 D43
 */
export const saveScreening = openProcedure
  .input(input)
  .output(screeningOutput)
  .mutation(async ({ ctx, input }) => {
    if (input.id === undefined) {
      const verdict = await ctx.limiter.consume([['screening.client', ctx.clientKey]]);
      if (!verdict.allowed) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: verdict.retryAfterSeconds });
      }
    }
    return inTransaction(ctx.db, (tx) => save(tx, ctx, input));
  });

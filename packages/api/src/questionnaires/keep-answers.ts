import type { Locale, Questionnaire } from '@aube/content';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { instrumentsOf } from './record/answered-instruments.ts';
import { refuseBadAnswers, sameAnswers } from './answers-input.ts';
import type { AnswerValue } from './rules/check-answers.ts';

type Stored = { id: number | string; answers: object; submittedAt: Date | null; version: number };

type Asked = {
  id?: number | string | undefined;
  answers: Record<string, AnswerValue>;
  submit: boolean;
  version?: number | undefined;
};

type Kept = {
  answers: Record<string, AnswerValue>;
  instruments: ReturnType<typeof instrumentsOf>;
  locale: Locale;
  updatedAt: Date;
  submittedAt: Date | null;
};

type AnswerStore<Row extends Stored> = {
  questionnaire: Questionnaire;
  existing: Row | undefined;
  /** @throws when the questionnaire is not due */
  refuseUnlessDue?: () => void;
  shown: (row: Row) => unknown;
  update: (row: Row, kept: Kept & { version: number }) => Promise<Row[]>;
  insert: (kept: Kept & { createdAt: Date }) => Promise<Row[]>;
  follow: (row: Row) => Promise<void>;
};

/**
 * Returns the submitted row when the request repeats the submission; null before the submission.
 * @throws ALREADY_SUBMITTED with the row's `id` when the request is not a repetition
 */
function repeatedOrNull<Row extends Stored>(existing: Row | undefined, asked: Asked): Row | null {
  if (!existing?.submittedAt) return null;
  const { id, answers, submit, version } = asked;
  const isRepeated = submit && (id === undefined || version === existing.version - 1);
  if (isRepeated && sameAnswers(existing.answers, answers)) return existing;
  throw new AppError('ALREADY_SUBMITTED', { details: { id: existing.id } });
}

/**
 * Saves a draft or submits answers. A repeated submission returns the existing row, because the
 * first reply may be lost.
 * @throws NOT_FOUND for a wrong id; ALREADY_SUBMITTED with the row's `id`; INVALID at
 *   `answers.<item>`; VERSION_CONFLICT with the current answers
 * @decision D43
 */
export async function keepAnswers<Row extends Stored>(
  { locale, now }: Pick<Context, 'locale' | 'now'>,
  asked: Asked,
  store: AnswerStore<Row>,
): Promise<Row> {
  const { questionnaire, existing } = store;
  const { answers, submit, version } = asked;
  if (asked.id !== undefined && asked.id !== existing?.id) throw new AppError('NOT_FOUND');
  const repeated = repeatedOrNull(existing, asked);
  if (repeated) return repeated;
  store.refuseUnlessDue?.();
  refuseBadAnswers(questionnaire, answers, submit);
  if (existing && version !== undefined && version !== existing.version) {
    throw new AppError('VERSION_CONFLICT', { details: { current: store.shown(existing) } });
  }
  const kept: Kept = {
    answers,
    instruments: instrumentsOf(questionnaire),
    locale,
    updatedAt: now,
    submittedAt: submit ? now : null,
  };
  const [row] = existing
    ? await store.update(existing, { ...kept, version: existing.version + 1 })
    : await store.insert({ ...kept, createdAt: now });
  if (!row) throw new AppError('INTERNAL');
  await store.follow(row);
  return row;
}

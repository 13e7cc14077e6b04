import { AppError } from '../errors.ts';
import { sameAnswers } from './answers-input.ts';

type Stored = { id: number | string; answers: object; submittedAt: Date | null; version: number };
type Asked = {
  id?: number | string | undefined;
  answers: object;
  submit: boolean;
  version?: number | undefined;
};

/**
 * The submitted row that a repeated submission asks for; null while the answers are still open.
 * @throws ALREADY_SUBMITTED with the row's `id` for anything else that is asked of it
 * @decision D43
 */
export function settle<Row extends Stored>(existing: Row | undefined, asked: Asked): Row | null {
  if (!existing?.submittedAt) return null;
  const isRepeated = asked.id === undefined && asked.submit;
  if (isRepeated && sameAnswers(existing.answers, asked.answers)) return existing;
  throw new AppError('ALREADY_SUBMITTED', { details: { id: existing.id } });
}

/** Whether another change came between the caller's read and this write. */
export function isStale(existing: Stored | undefined, asked: Asked): boolean {
  return (
    existing !== undefined && asked.version !== undefined && asked.version !== existing.version
  );
}

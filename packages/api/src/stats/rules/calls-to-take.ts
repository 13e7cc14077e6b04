import { ANSWERABLE_REASONS, type AnswerableReason, type CallReason } from './call-reasons.ts';

/** Reasons for which nothing about a person is taken from a selection. */
export const TAKE_REFUSALS = ['notWaiting', 'onlyAlert', 'alreadyTaken'] as const;
export type TakeRefusal = (typeof TAKE_REFUSALS)[number];

type WaitingLine = { readonly reason: CallReason; readonly isTaken: boolean };

const answerable = (reason: CallReason): AnswerableReason[] =>
  ANSWERABLE_REASONS.filter((each) => each === reason);

/**
 * Reasons that are taken when staff take charge of a person from a selection: those that wait and
 * that nobody has taken. An alert is never taken with others, because somebody must read it first.
 * @decision console#acts-on-a-selection
 */
export function callsToTake(lines: readonly WaitingLine[]): AnswerableReason[] | TakeRefusal {
  if (lines.length === 0) return 'notWaiting';
  const own = lines.filter(({ reason }) => answerable(reason).length > 0);
  if (own.length === 0) return 'onlyAlert';
  const free = own.filter(({ isTaken }) => !isTaken);
  return free.length === 0 ? 'alreadyTaken' : free.flatMap(({ reason }) => answerable(reason));
}

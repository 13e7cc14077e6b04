import {
  ALERT_REASONS,
  ANSWERABLE_REASONS,
  type AnswerableReason,
  type CallReason,
} from './call-reasons.ts';

/** Reasons why staff cannot take charge of a selected person. */
export const TAKE_REFUSALS = ['notWaiting', 'onlyAlert', 'alreadyTaken'] as const;
export type TakeRefusal = (typeof TAKE_REFUSALS)[number];

/**
 * `own`: the caller is in charge and can still undo this step. `settled`: another person is in
 * charge, or the time for an undo is over.
 */
export type WaitingLine = {
  readonly reason: CallReason;
  readonly charge: 'nobody' | 'own' | 'settled';
};

type Taken = {
  readonly reasons: AnswerableReason[];
  /** Subset of `reasons` with nobody in charge yet. */
  readonly toStore: AnswerableReason[];
};

const answerable = (lines: readonly WaitingLine[]): AnswerableReason[] =>
  lines.flatMap(({ reason }) => ANSWERABLE_REASONS.filter((each) => each === reason));

export const hasAlert = (lines: readonly WaitingLine[]): boolean =>
  lines.some(({ reason }) => ALERT_REASONS.includes(reason));

/**
 * Returns the waiting reasons of a selected person that nobody has taken. A repeated call returns
 * the same reasons, also those that the caller has just taken. An alert is never returned, because
 * somebody must read it first.
 * @decision console#acts-on-a-selection
 */
export function callsToTake(lines: readonly WaitingLine[]): Taken | TakeRefusal {
  if (lines.length === 0) return 'notWaiting';
  if (answerable(lines).length === 0) return 'onlyAlert';
  const reasons = answerable(lines.filter(({ charge }) => charge !== 'settled'));
  const toStore = answerable(lines.filter(({ charge }) => charge === 'nobody'));
  return reasons.length === 0 ? 'alreadyTaken' : { reasons, toStore };
}

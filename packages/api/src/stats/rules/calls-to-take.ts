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
 * Reasons of a selected person of which staff take charge: waiting reasons with nobody in charge.
 * Reasons of which the caller has just taken charge are included, so that a repeated call returns
 * the same reasons. Alerts are never included, because somebody must read an alert first.
 * @decision console#acts-on-a-selection
 */
export function callsToTake(lines: readonly WaitingLine[]): Taken | TakeRefusal {
  if (lines.length === 0) return 'notWaiting';
  if (answerable(lines).length === 0) return 'onlyAlert';
  const reasons = answerable(lines.filter(({ charge }) => charge !== 'settled'));
  const toStore = answerable(lines.filter(({ charge }) => charge === 'nobody'));
  return reasons.length === 0 ? 'alreadyTaken' : { reasons, toStore };
}

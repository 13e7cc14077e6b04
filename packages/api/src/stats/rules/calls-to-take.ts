import {
  ALERT_REASONS,
  ANSWERABLE_REASONS,
  type AnswerableReason,
  type CallReason,
} from './call-reasons.ts';

/** Reasons why nothing is taken for a selected person. */
export const TAKE_REFUSALS = ['notWaiting', 'onlyAlert', 'alreadyTaken'] as const;
export type TakeRefusal = (typeof TAKE_REFUSALS)[number];

/** `own`: the caller has taken the line and can still undo this step. */
export type WaitingLine = {
  readonly reason: CallReason;
  readonly charge: 'nobody' | 'own' | 'settled';
};

type Taken = {
  readonly reasons: AnswerableReason[];
  /** Part of `reasons` that nobody had taken before. */
  readonly toStore: AnswerableReason[];
};

const answerable = (lines: readonly WaitingLine[]): AnswerableReason[] =>
  lines.flatMap(({ reason }) => ANSWERABLE_REASONS.filter((each) => each === reason));

export const hasAlert = (lines: readonly WaitingLine[]): boolean =>
  lines.some(({ reason }) => ALERT_REASONS.includes(reason));

/**
 * Reasons to take for a selected person: waiting reasons with nobody in charge. Reasons that the
 * caller has just taken are included, so that a repeated call returns the same reasons. An alert is
 * never taken with a selection, because somebody must read the alert first.
 * @decision console#acts-on-a-selection
 */
export function callsToTake(lines: readonly WaitingLine[]): Taken | TakeRefusal {
  if (lines.length === 0) return 'notWaiting';
  if (answerable(lines).length === 0) return 'onlyAlert';
  const reasons = answerable(lines.filter(({ charge }) => charge !== 'settled'));
  const toStore = answerable(lines.filter(({ charge }) => charge === 'nobody'));
  return reasons.length === 0 ? 'alreadyTaken' : { reasons, toStore };
}

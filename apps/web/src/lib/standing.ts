/**
 * State of a draft, a submission, or a saved night on the device, by event. A draft and its
 * submission each have their own state.
 *
 * | event                      | draft                   | submission              | night     |
 * |----------------------------|-------------------------|-------------------------|-----------|
 * | a change is typed          | pending ¹               | none ²                  |           |
 * | the person submits         |                         | sending                 | waiting ³ |
 * | the device sends           |                         |                         | sending   |
 * | no answer, too many calls  | waiting                 | waiting; refused ⁴      | waiting   |
 * | no session                 | waiting                 | none; waiting if left ⁵ | waiting   |
 * | another person's session ⁶ | refused                 | refused                 | waiting   |
 * | a refusal                  | refused                 | refused                 | refused   |
 * | another device wrote       | toCompare               | toCompare               | toCompare |
 * | same, answers merged       | pending                 | merged                  |           |
 * | own version chosen         | pending                 | sending                 |           |
 * | other version chosen       | pending; none once sent | none                    | none      |
 * | the draft is accepted      | kept; pending if typed  |                         |           |
 * | the submission is accepted | none; pending if typed  | none; sent if left ⁵    | none      |
 * | the night is accepted      |                         |                         | sent      |
 *
 * ¹ A draft that waits, or is to be compared, keeps its state.
 * ² A running submission keeps its state, and is not retried.
 * ³ On a person's own device, after a call without an answer.
 * ⁴ A questionnaire is refused, and the person submits again.
 * ⁵ The person left the page in the meantime; `leaving` of the submission says so.
 * ⁶ HTTP status 403 or 404.
 */
export type Standing =
  | 'none'
  | 'pending'
  | 'kept'
  /**
   * Text from another device was merged, and the person must read the merged text before a
   * submission.
   */
  | 'merged'
  | SubmittedStanding;

export type SubmittedStanding = 'sending' | 'sent' | FailedStanding;

export type FailedStanding =
  | 'waiting'
  /** Another device wrote in the meantime; nothing is sent before the person decides. */
  | 'toCompare'
  | 'refused';

export const isUnsent = ({ standing }: { readonly standing: SubmittedStanding }): boolean =>
  standing !== 'sent';

export const isStopped = ({ standing }: { readonly standing: SubmittedStanding }): boolean =>
  standing === 'toCompare' || standing === 'refused';

/**
 * State of something typed until the server has it: of a draft, of its submission, of a saved
 * night on the device. A draft and its submission have one state each.
 *
 * | event                     | draft                   | submission              | night     |
 * |---------------------------|-------------------------|-------------------------|-----------|
 * | a change is typed         | pending ¹               | none ²                  |           |
 * | the person submits        |                         | sending                 | waiting ³ |
 * | the device sends          |                         |                         | sending   |
 * | no answer, too many calls | waiting                 | waiting; refused ⁴      | waiting   |
 * | no session                | waiting                 | none; waiting if left ⁵ | waiting   |
 * | another person's session ⁶ | refused                 | refused                 | waiting   |
 * | a refusal                 | refused                 | refused                 | refused   |
 * | another device wrote      | toCompare               | toCompare               | toCompare |
 * | the same, and both merge  | pending                 | merged                  |           |
 * | own version chosen        | pending                 | sending                 |           |
 * | other version chosen      | pending; none once sent | none                    | none      |
 * | the draft is taken        | kept; pending if typed  |                         |           |
 * | the submission is taken   | none; pending if typed  | none; sent if left ⁵    | none      |
 * | the night is taken        |                         |                         | sent      |
 *
 * ¹ One that waits, or is to be compared, stays so. ² One on its way stays, and is not retried.
 * ³ On an own device, after a call without an answer. ⁴ A questionnaire: its person submits again.
 * ⁵ Its page was left meanwhile: `leaving` of the submission says so. ⁶ Answers 403 and 404.
 */
export type Standing =
  /** As the server knows it. */
  | 'none'
  /** Typed: sent after a pause, or on its way. */
  | 'pending'
  /** The server has the draft. */
  | 'kept'
  /** Text of another device came in, and must be read before a submission. */
  | 'merged'
  | SubmittedStanding;

/** State of something submitted. */
export type SubmittedStanding = 'sending' | 'sent' | FailedStanding;

export type FailedStanding =
  /** Retried by itself. */
  | 'waiting'
  /** Another device wrote meanwhile: nothing is sent before the person decides. */
  | 'toCompare'
  | 'refused';

/** True while the server does not have something submitted. */
export const isUnsent = ({ standing }: { readonly standing: SubmittedStanding }): boolean =>
  standing !== 'sent';

/** True when only the person can go on: by a choice, or by a change. */
export const isStopped = ({ standing }: { readonly standing: SubmittedStanding }): boolean =>
  standing === 'toCompare' || standing === 'refused';

import { failureOf } from './draft-rules.ts';
import type { Base, DraftSnapshot, Submission, SubmissionState } from './draft-types.ts';
import { type Fault, faultOf, isSessionLost } from './error-code.ts';
import { isSame } from './is-same.ts';
import { noVersion } from './no-version.ts';
import { createRetry, type RetryClock } from './retry.ts';

type Submittable<Value, Held> = {
  readonly get: () => DraftSnapshot<Value, Held>;
  readonly set: (changed: { submission: SubmissionState<Held> }) => void;
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly conflictIn: (fault: Fault) => Base<Held> | null;
  readonly merge: (theirs: Base<Held>) => boolean;
  readonly rebase: (base: Base<Held>) => void;
  readonly conclude: (submitted: Value, base: Base<Held>) => void;
};

type Host = {
  readonly isActive: () => boolean;
  readonly place: 'page' | 'device';
} & RetryClock;

/**
 * Only one submission runs at a time. A submission starts after all running requests have ended.
 */
export function createSubmission<Value, Held>(draft: Submittable<Value, Held>, host: Host) {
  const retry = createRetry(() => void run(), host);
  let asked: Submission<Value, Held> | null = null;
  let running: Promise<void> | null = null;
  const set = (submission: SubmissionState<Held>) => draft.set({ submission });

  const isLeft = () => draft.get().leaving === 'goesOn';

  const run = (): Promise<void> => {
    retry.stop();
    running ??= draft.inTurn(send).finally(() => {
      running = null;
    });
    return running;
  };

  const send = async (): Promise<void> => {
    const { value, base, submission } = draft.get();
    const sending = host.isActive() && asked?.send(value, base.version ?? noVersion);
    // A waiting submission is kept until the same person logs in again.
    if (!sending && isLeft() && submission.kind === 'waiting') return;
    if (!sending) return set({ kind: 'none' });
    try {
      const { base: next, follow } = await sending;
      draft.conclude(value, next);
      set({ kind: 'none' });
      follow();
    } catch (error) {
      await fail(error, value);
    }
  };

  const fail = async (error: unknown, sent: Value): Promise<void> => {
    const fault = faultOf(error);
    const current = draft.conflictIn(fault);
    if (current && draft.merge(current)) {
      if (isSame(draft.get().value, sent)) return send();
      set({ kind: 'merged' });
    } else {
      const isRetried = asked?.isRetried === true;
      const failure = failureOf(fault, current, { place: host.place, isRetried });
      const isLost = isSessionLost(error);
      if (isLost && isLeft()) set({ kind: 'waiting', on: host.place, fault });
      else set(isLost ? { kind: 'none' } : failure);
      if (!isLost && failure.kind === 'waiting') retry.scheduleAfter(fault);
    }
    void draft.flush();
  };

  const submit = (submission: Submission<Value, Held>): Promise<void> => {
    asked = submission;
    retry.reset();
    if (!running) set({ kind: 'sending' });
    return run();
  };

  const submitMine = async (): Promise<void> => {
    const { submission } = draft.get();
    if (submission.kind !== 'toCompare' || !asked) return;
    draft.rebase(submission.current);
    await submit(asked);
  };

  /**
   * Called when the component is removed; true when the submission is retried without the
   * component.
   */
  const outlivesPage = (): boolean => {
    const isWaiting = draft.get().submission.kind === 'waiting';
    return asked?.isRetried === true && (running !== null || isWaiting);
  };

  const withdraw = (): void => {
    // A running request cannot be stopped, but will not be sent again.
    if (asked) asked = { ...asked, isRetried: false };
    if (running) return;
    retry.stop();
    if (draft.get().submission.kind !== 'none') set({ kind: 'none' });
  };

  /**
   * Retries a waiting submission after the end of the server's `Retry-After`; false when no
   * submission waits.
   */
  const retryWaiting = (): boolean => {
    const isWaiting = draft.get().submission.kind === 'waiting';
    if (isWaiting && !retry.isHeld()) void run();
    return isWaiting;
  };

  return { submit, submitMine, withdraw, retryWaiting, outlivesPage };
}

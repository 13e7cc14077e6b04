import type { Fault } from './error-code.ts';
import type { Standing } from './standing.ts';

/** Value of the server; the version is null when the server has no value. */
export type Base<Held> = {
  readonly held: Held;
  readonly version: number | null;
};

/** Value on the page, and the server's value when typing began. */
export type Begun<Value, Held> = {
  readonly value: Value;
  readonly base: Base<Held>;
};

export type Typed<Value, Held> = {
  /** True when the person typed after the server's value was read. */
  readonly isTyped: boolean;
} & Begun<Value, Held>;

export type DraftRequest<Held> = {
  readonly held: Held;
  /** Version from which typing began; a version that no row has when there was none. */
  readonly version: number;
  /** False when the version may be outdated, because an earlier request has no answer yet. */
  readonly isChecked: boolean;
  /** True when the page closes, so that the request must survive the page. */
  readonly isLeaving: boolean;
};

/** Connects one kind of draft with the server. */
export type Connection<Value, Held> = {
  /** Converts a value into the server's form; `isWhole` is false when a part is missing. */
  readonly reduce: (value: Value, held: Held) => { readonly held: Held; readonly isWhole: boolean };
  /** @returns the server's value after the request */
  readonly send: (request: DraftRequest<Held>) => Promise<Base<Held>>;
  /**
   * False when the value cannot be sent while the page closes; it is then sent in the normal way.
   */
  readonly canLeave?: () => boolean;
  /** Value of the server in a conflict error; null when the error has none. */
  readonly conflictIn: (fault: Fault) => Base<Held> | null;
  /** Merges the changes of both sides. Without this function the person decides. */
  readonly merge?: (sides: { base: Held; mine: Value; theirs: Held }) => Value;
};

type In<Kind extends Standing> = { readonly kind: Kind };

/** Reason why the server does not have a value. */
export type Failure<Held> = { readonly fault: Fault } & (
  | (In<'waiting'> & { readonly on: 'page' | 'device' })
  | (In<'toCompare'> & { readonly current: Base<Held> })
  | In<'refused'>
);

/** State of the typed value. For `kept`, with the time on this device. */
export type DraftState<Held> =
  | In<'none' | 'pending'>
  | (In<'kept'> & { readonly at: string | null })
  | Failure<Held>;

/** Final save of a draft: saving the night or submitting the questionnaire. */
export type Submission<Value, Held> = {
  /** Sends the whole value with the version from which it started; null when it cannot be sent. */
  readonly send: (
    value: Value,
    version: number,
  ) => Promise<{ readonly base: Base<Held>; readonly follow: () => void }> | null;
  /** True when the submission is retried after a temporary failure. */
  readonly isRetried: boolean;
};

/** State of the submission; `none` when nothing is shown. */
export type SubmissionState<Held> = In<'none' | 'sending' | 'merged'> | Failure<Held>;

export type DraftSnapshot<Value, Held> = {
  readonly state: DraftState<Held>;
  readonly submission: SubmissionState<Held>;
  /**
   * `goesOn`: the person left the page during the submission, which is retried without the page.
   */
  readonly leaving: 'none' | 'goesOn' | 'sent';
} & Typed<Value, Held>;

/**
 * Storage for drafts in addition to the memory of this tab. A store never fails: when it cannot
 * write, the draft stays in the page.
 * @decision D66
 */
export type DraftStore = {
  /** Draft of a person for a key; null when there is none. */
  readonly read: (personId: number, key: string) => Promise<Begun<unknown, unknown> | null>;
  /**
   * Stores data that the server does not have yet; null deletes the stored data. False when
   * nothing was written.
   */
  readonly write: (
    personId: number,
    key: string,
    draft: Begun<unknown, unknown> | null,
  ) => Promise<boolean>;
  /** Deletes the drafts of all other people. */
  readonly keepOnly: (personId: number) => void;
};

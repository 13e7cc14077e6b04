import type { Fault } from './error-code.ts';
import type { Standing } from './standing.ts';

/** The server's value; no version while it has none. */
export type Base<Held> = {
  readonly held: Held;
  readonly version: number | null;
};

/** A value on the page, and the server's value when typing began. */
export type Begun<Value, Held> = {
  readonly value: Value;
  readonly base: Base<Held>;
};

export type Typed<Value, Held> = {
  /** True when the person typed since the server's value was taken. */
  readonly isTyped: boolean;
} & Begun<Value, Held>;

export type DraftRequest<Held> = {
  readonly held: Held;
  /** The version that typing began from; an impossible one when there was none. */
  readonly version: number;
  /** False when the version cannot be right: the reply to an earlier request is missing. */
  readonly isChecked: boolean;
  /** The page closes: the request must outlive it. */
  readonly isLeaving: boolean;
};

/** Connects one kind of draft with the server. */
export type Connection<Value, Held> = {
  /** The server's form of a value; says when it is not the whole. */
  readonly reduce: (value: Value, held: Held) => { readonly held: Held; readonly isWhole: boolean };
  /** @returns the server's value from then on */
  readonly send: (request: DraftRequest<Held>) => Promise<Base<Held>>;
  /** False when a closing page cannot send it; it is then sent like any other. */
  readonly canLeave?: () => boolean;
  /** The server's value from a conflict; null when it does not say. */
  readonly conflictIn: (fault: Fault) => Base<Held> | null;
  /** Merges the changes of both sides. Without it the person decides. */
  readonly merge?: (sides: { base: Held; mine: Value; theirs: Held }) => Value;
};

type In<Kind extends Standing> = { readonly kind: Kind };

/** The reason why a value is not at the server. */
export type Failure<Held> = { readonly fault: Fault } & (
  | (In<'waiting'> & { readonly on: 'page' | 'device' })
  | (In<'toCompare'> & { readonly current: Base<Held> })
  | In<'refused'>
);

/** State of the typed value; `kept` since a time of this device. */
export type DraftState<Held> =
  | In<'none' | 'pending'>
  | (In<'kept'> & { readonly at: string | null })
  | Failure<Held>;

/** The end of a draft: the night is saved, the questionnaire is submitted. */
export type Submission<Value, Held> = {
  /** Sends the whole value with the version it began from; null when it cannot be sent. */
  readonly send: (
    value: Value,
    version: number,
  ) => Promise<{ readonly base: Base<Held>; readonly follow: () => void }> | null;
  /** True when it is retried after a passing failure. */
  readonly isRetried: boolean;
};

/** State of the submission; `none` for nothing to say. */
export type SubmissionState<Held> = In<'none' | 'sending' | 'merged'> | Failure<Held>;

export type DraftSnapshot<Value, Held> = {
  readonly state: DraftState<Held>;
  readonly submission: SubmissionState<Held>;
  /** `goesOn`: its page was left during submission, and it is retried without one. */
  readonly leaving: 'none' | 'goesOn' | 'sent';
} & Typed<Value, Held>;

/**
 * A place for drafts besides the memory of this tab. A store never fails: if it cannot write it
 * keeps nothing, and the page still has the draft. @decision D66
 */
export type DraftStore = {
  /** The draft of a person under a key; null without one. */
  readonly read: (personId: number, key: string) => Promise<Begun<unknown, unknown> | null>;
  /** Keeps data that the server does not have yet; null once it has. False when nothing was written. */
  readonly write: (
    personId: number,
    key: string,
    draft: Begun<unknown, unknown> | null,
  ) => Promise<boolean>;
  /** Deletes the drafts of all other people. */
  readonly keepOnly: (personId: number) => void;
};

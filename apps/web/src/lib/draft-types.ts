import type { Fault } from './error-code.ts';
import type { Standing } from './standing.ts';

export type Base<Held> = {
  readonly held: Held;
  readonly version: number | null;
};

export type Begun<Value, Held> = {
  readonly value: Value;
  readonly base: Base<Held>;
};

export type Typed<Value, Held> = {
  readonly isTyped: boolean;
} & Begun<Value, Held>;

export type DraftRequest<Held> = {
  readonly held: Held;
  /** Version on the server when typing began; `noVersion` when the server had no value. */
  readonly version: number;
  /** False when the version may be outdated, because an earlier request has no answer yet. */
  readonly isChecked: boolean;
  /** True when the page closes. The request must then continue without the page. */
  readonly isLeaving: boolean;
};

export type Connection<Value, Held> = {
  /** `isWhole` is false when a part of the value is missing. */
  readonly reduce: (value: Value, held: Held) => { readonly held: Held; readonly isWhole: boolean };
  /**
   * Null when the server keeps no draft: only a submission sends the value.
   * @returns the server's value after the request
   */
  readonly send: ((request: DraftRequest<Held>) => Promise<Base<Held>>) | null;
  readonly canLeave?: () => boolean;
  readonly conflictIn: (fault: Fault) => Base<Held> | null;
  /** Merges both versions. Without this function, the person must choose one version. */
  readonly merge?: (sides: { base: Held; mine: Value; theirs: Held }) => Value;
};

type In<Kind extends Standing> = { readonly kind: Kind };

export type Failure<Held> = { readonly fault: Fault } & (
  | (In<'waiting'> & { readonly on: 'page' | 'device' })
  | (In<'toCompare'> & { readonly current: Base<Held> })
  | In<'refused'>
);

export type DraftState<Held> =
  | In<'none' | 'pending'>
  | (In<'kept'> & { readonly at: string | null })
  | Failure<Held>;

export type Submission<Value, Held> = {
  /**
   * Sends the whole value; `version` is the server's version when typing began. Null when the
   * value cannot be sent.
   */
  readonly send: (
    value: Value,
    version: number,
  ) => Promise<{ readonly base: Base<Held>; readonly follow: () => void }> | null;
  readonly isRetried: boolean;
};

export type SubmissionState<Held> = In<'none' | 'sending' | 'merged'> | Failure<Held>;

export type DraftSnapshot<Value, Held> = {
  readonly state: DraftState<Held>;
  readonly submission: SubmissionState<Held>;
  /** `goesOn`: the person left the page, and the submission is retried without the page. */
  readonly leaving: 'none' | 'goesOn' | 'sent';
} & Typed<Value, Held>;

/** A failed write throws no error. @decision D66 */
export type DraftStore = {
  readonly read: (personId: number, key: string) => Promise<Begun<unknown, unknown> | null>;
  /** Null deletes the stored data. False when nothing was written. */
  readonly write: (
    personId: number,
    key: string,
    draft: Begun<unknown, unknown> | null,
  ) => Promise<boolean>;
  readonly keepOnly: (personId: number) => void;
};

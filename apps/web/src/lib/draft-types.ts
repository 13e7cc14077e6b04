import type { Fault } from './error-code.ts';

/** What the server holds; no version while it holds nothing. */
export type Base<Held> = {
  readonly held: Held;
  readonly version: number | null;
};

/** A value as the page shows it, and what the server held when its typing began. */
export type Begun<Value, Held> = {
  readonly value: Value;
  readonly base: Base<Held>;
};

export type Typed<Value, Held> = {
  /** Whether the person typed here since the server's value was taken. */
  readonly isTyped: boolean;
} & Begun<Value, Held>;

export type DraftRequest<Held> = {
  readonly held: Held;
  /** The version that the typing began from; one that no row has where nothing was held. */
  readonly version: number;
  /** False when the version cannot be right: the reply to an earlier request is not here yet. */
  readonly isChecked: boolean;
  /** The page goes away: the request must outlive it. */
  readonly isLeaving: boolean;
};

/** How one kind of draft reaches the server. */
export type Connection<Value, Held> = {
  /** What the server should hold of a value, and whether that is the whole of it. */
  readonly reduce: (value: Value, held: Held) => { readonly held: Held; readonly isWhole: boolean };
  /** @returns what the server holds from then on */
  readonly send: (request: DraftRequest<Held>) => Promise<Base<Held>>;
  /** Whether a page that goes away can send it; if not, it is sent like any other. */
  readonly canLeave?: () => boolean;
  /** What the server holds instead, as a conflict says; null when it does not say. */
  readonly conflictIn: (fault: Fault) => Base<Held> | null;
  /** Both together: what was changed here, and what was changed there. Without it the person is asked. */
  readonly merge?: (sides: { base: Held; mine: Value; theirs: Held }) => Value;
};

/** Why something is not at the server. */
export type Failure<Held> =
  /** It is sent again by itself, and until then is on this page, or this device, alone. */
  | { readonly kind: 'waiting'; readonly on: 'page' | 'device'; readonly fault: Fault }
  | { readonly kind: 'refused'; readonly fault: Fault }
  /** Somebody wrote elsewhere meanwhile: nothing is sent before the person has chosen. */
  | { readonly kind: 'conflict'; readonly fault: Fault; readonly current: Base<Held> };

/** Where what is typed stands. */
export type DraftState<Held> =
  /** `none`: as the server knows it. `pending`: sent after a pause, or on its way. */
  | { readonly kind: 'none' | 'pending' }
  /** The server has it, since an instant of this device. */
  | { readonly kind: 'kept'; readonly at: string | null }
  | Failure<Held>;

/** What ends a draft: the night is saved, the questionnaire is submitted. */
export type Submission<Value, Held> = {
  /** Sends the whole value with the version it began from; null when it cannot be sent as it is. */
  readonly send: (
    value: Value,
    version: number,
  ) => Promise<{ readonly base: Base<Held>; readonly follow: () => void }> | null;
  /** Whether it is sent again by itself when it may pass later. */
  readonly isRetried: boolean;
};

/** Where the submission stands; `none` when there is nothing to say of it. */
export type SubmissionState<Held> =
  /** `merged`: what was typed elsewhere came in, and must be looked at before anything is submitted. */
  { readonly kind: 'none' | 'sending' | 'merged' } | Failure<Held>;

export type DraftSnapshot<Value, Held> = {
  readonly state: DraftState<Held>;
  readonly submission: SubmissionState<Held>;
  /** `goesOn`: its page was left while it is submitted, and it is sent again without one. */
  readonly leaving: 'none' | 'goesOn' | 'sent';
} & Typed<Value, Held>;

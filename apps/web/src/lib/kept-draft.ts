import { adoptKnown, failureOf, findUnsent, fits, mergeTheirs } from './draft-rules.ts';
import { createSubmission } from './draft-submission.ts';
import type { Base, Begun, Connection, DraftSnapshot } from './draft-types.ts';
import { type Fault, faultOf, mayPass } from './error-code.ts';
import { createRetry, type RetryClock } from './retry.ts';
import { createStore } from './store.ts';

/** Typed text is sent after this pause. */
export const pauseMs = 700;

/** The surroundings of a draft: person, store, clock. */
type DraftHost<Value, Held> = {
  /** True when its person is here: only then may anything be sent. */
  readonly isActive: () => boolean;
  readonly place: 'page' | 'device';
  /** True when the device has the last version. */
  readonly isHeld: () => boolean;
  /** Keeps data that the server does not have; null once it has. */
  readonly keep: (draft: Begun<Value, Held> | null) => void;
} & RetryClock;

export type KeptDraft<Value, Held> = ReturnType<typeof createKeptDraft<Value, Held>>;

/**
 * Typed text that is not submitted yet. It is sent after a pause and when the page is left, and
 * retried after a failure, one request after the other. It outlives its component.
 */
export function createKeptDraft<Value, Held>(
  known: Begun<Value, Held>,
  firstConnection: Connection<Value, Held>,
  host: DraftHost<Value, Held>,
) {
  type Request = { held: Held; version: number };
  const none = { kind: 'none' } as const;
  const store = createStore<DraftSnapshot<Value, Held>>({
    ...known,
    isTyped: false,
    state: none,
    submission: none,
    leaving: 'none',
  });
  const { get, subscribe } = store;
  const retry = createRetry(() => void flush(), host);
  let connection = firstConnection;
  let queue: Promise<unknown> = Promise.resolve();
  let requests = 0;
  /** Sent since the last answer, without an answer: the server may hold it. */
  let unanswered: Held[] = [];
  let left: Value | null = null;
  let keptAt: string | null = null;
  let isShown = false;
  /** The typed text was deleted, and the server may still hold it. */
  let isTaken = false;
  /** Changes typed before the store answered; null afterwards. */
  let early: ((value: Value) => Value)[] | null = host.place === 'device' ? [] : null;

  const set = (changed: Partial<DraftSnapshot<Value, Held>>) => store.set({ ...get(), ...changed });
  const begun = () => ({ value: get().value, base: get().base });
  const placeNow = () => (host.isHeld() ? host.place : 'page');
  const isOpen = () => get().isTyped || isTaken;
  // Until its reply arrives, a request may be at the server.
  const isUnsure = () => requests > 0 || unanswered.length > 0;
  const unsent = () => findUnsent({ ...get(), isTyped: isOpen() }, connection, isUnsure());
  const sendable = () => (get().state.kind !== 'toCompare' && host.isActive() ? unsent() : null);

  /** Runs work once nothing is on its way, and holds later requests back: none overtakes it. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    retry.stop();
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  /** Sends unsent text now; resolves with the answer. */
  const flush = () =>
    inTurn(async () => {
      const request = early ? null : sendable();
      if (request) await hear(start(request, false), request);
      else if (!early && /pending|waiting/.test(get().state.kind) && !unsent()) goOn();
    });

  const start = (request: Request, isLeaving: boolean) => {
    const sending = connection.send({ ...request, isLeaving, isChecked: requests === 0 });
    requests += 1;
    // `hear` reports a failure, perhaps after an earlier reply.
    sending.catch(() => undefined);
    return sending;
  };

  const hear = async (sending: Promise<Base<Held>>, request: Request): Promise<void> => {
    try {
      // A reply counts once it is heard: until then `base` is older than the server.
      const base = await sending.finally(() => void (requests -= 1));
      unanswered = [];
      // Deleted, or submitted meanwhile.
      if (!isOpen()) return;
      retry.reset();
      keptAt = new Date(host.now()).toISOString();
      // A submission that passed meanwhile has a newer version.
      if (fits(base, get().base.version)) set({ base });
      goOn();
    } catch (error) {
      if (isOpen()) fail(faultOf(error), request);
    }
  };

  const fail = (fault: Fault, { held, version: from }: Request): void => {
    const current = conflictIn(fault);
    // The answer to another request was newer.
    const { base } = get();
    if (current && (base.version ?? from) > from && fits(base, current.version)) return goOn();
    if (current && merge(current)) return goOn();
    set({ state: failureOf(fault, current, { place: placeNow(), isRetried: true }) });
    if (!mayPass(fault)) return;
    unanswered.push(held);
    retry.scheduleAfter(fault);
  };

  /** An answer arrived: later typing, and merged text, go next. */
  const goOn = (): void => {
    const isUnsent = unsent() !== null;
    if (!isUnsent && isTaken) return close(get());
    set({ state: isUnsent ? { kind: 'pending' } : { kind: 'kept', at: keptAt } });
    if (isUnsent) retry.schedule(pauseMs);
    else host.keep(null);
  };

  const conflictIn = (fault: Fault) =>
    fault.code === 'VERSION_CONFLICT' ? connection.conflictIn(fault) : null;

  const merge = (theirs: Base<Held>): boolean => {
    const merged = mergeTheirs(get(), theirs, connection, unanswered);
    if (!merged) return false;
    unanswered = [];
    set(merged);
    return true;
  };

  const rebase = (base: Base<Held>): void => {
    unanswered = [];
    set({ base, isTyped: true, state: { kind: 'pending' } });
  };

  /** Nothing is left to send. */
  const close = ({ value, base }: Begun<Value, Held>): void => {
    retry.stop();
    isTaken = false;
    unanswered = [];
    set({ value, base, isTyped: false, state: none });
    host.keep(null);
  };

  const conclude = (submitted: Value, base: Base<Held>): void => {
    const { value, isTyped, leaving } = get();
    if (leaving === 'goesOn') set({ leaving: 'sent' });
    if (value === submitted || !isTyped) return close({ value, base });
    rebase(base);
    goOn();
  };

  const core = { get, set, inTurn, flush, conflictIn, merge, rebase, conclude };
  const {
    resume: resumeSubmission,
    withdraw,
    goOn: goOnAlone,
    ...submission
  } = createSubmission(core, host);

  /** Sends unsent text, unless the server asked to wait: a field is left, the network is back. */
  const resume = (): void => {
    if (!resumeSubmission() && !retry.isHeld()) void flush();
  };

  /** Takes the server's present value in; unsent typing stays. */
  const adopt = (known: Begun<Value, Held>): void => {
    // The value read now may be the deleted one.
    if (isTaken) return;
    const next = adoptKnown(get(), known, connection);
    if (next !== get()) set(next);
  };

  return {
    ...submission,
    get,
    subscribe,
    inTurn,
    flush,
    resume,
    adopt,
    withdraw,

    /** Uses the page's present connection. */
    connect(next: Connection<Value, Held>): void {
      connection = next;
      isShown = true;
      if (get().leaving !== 'none') set({ leaving: 'none' });
      if (unsent()) resume();
    },

    /** The component goes: typed text is sent without the pause. */
    rest(): void {
      isShown = false;
      if (goOnAlone()) set({ leaving: 'goesOn' });
      else withdraw();
      resume();
    },

    /** Restores the stored draft of an earlier page, then later typing. */
    restore(kept: Begun<Value, Held> | null): void {
      const present = get();
      const typed = early ?? [];
      early = null;
      if (kept) {
        const value = typed.reduce((before, changed) => changed(before), kept.value);
        set({ value, base: kept.base, isTyped: true, state: { kind: 'pending' } });
        adopt(present);
      }
      if (!get().isTyped) return;
      host.keep(begun());
      resume();
    },

    change(changed: (value: Value) => Value): void {
      const { value, state } = get();
      const isStuck = state.kind === 'waiting' || state.kind === 'toCompare';
      set({ value: changed(value), isTyped: true, state: isStuck ? state : { kind: 'pending' } });
      isTaken = false;
      if (early) early.push(changed);
      else host.keep(begun());
      retry.reset();
      retry.schedule(pauseMs);
    },

    /** The page closes: the request starts now, and the next one waits for its reply. */
    leave(): void {
      const { value } = get();
      const request = sendable();
      if (!request || value === left) return;
      if (connection.canLeave?.() === false) return void flush();
      left = value;
      const sending = start(request, true);
      void inTurn(async () => {
        await hear(sending, request);
        left = null;
      });
    },

    /** Deletes the typed text in favour of this value; resolves once the server has it. */
    take({ value, base }: Begun<Value, Held>): Promise<void> {
      withdraw();
      isTaken = true;
      set({ value, base, isTyped: false, state: { kind: 'pending' } });
      host.keep(null);
      if (unsent()) return flush();
      close(get());
      return Promise.resolve();
    },

    /** Ends a conflict: the typed text goes on from the server's version. */
    keepMine(): Promise<void> {
      const { state } = get();
      if (state.kind === 'toCompare') rebase(state.current);
      return flush();
    },

    /** True when the browser must warn before the page closes. */
    isAtStake(): boolean {
      const { state, submission } = get();
      if (isTaken || !host.isActive()) return false;
      const isOnPage = state.kind === 'waiting' && state.on === 'page';
      const isWaiting = isOnPage || submission.kind === 'waiting';
      const isRefused = state.kind === 'refused' && isShown;
      return isWaiting || isRefused || state.kind === 'toCompare';
    },
  };
}

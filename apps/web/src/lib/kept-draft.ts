import { adoptKnown, failureOf, findUnsent, fits, mergeTheirs } from './draft-rules.ts';
import { createSubmission } from './draft-submission.ts';
import type { Base, Begun, Connection, DraftSnapshot } from './draft-types.ts';
import { type Fault, faultOf, mayPass } from './error-code.ts';
import { createRetry, type RetryClock } from './retry.ts';
import { createStore } from './store.ts';

/** What is typed is sent when nothing more was typed for this long. */
export const pauseMs = 700;

/** What a draft needs from where it lives. */
type DraftHost<Value, Held> = {
  /** Whether anything may be sent: the draft's person is here. */
  readonly isActive: () => boolean;
  readonly place: 'page' | 'device';
  /** Whether the device took what it was last given to keep. */
  readonly isHeld: () => boolean;
  /** Keeps what the server does not have yet; null once it has. */
  readonly keep: (draft: Begun<Value, Held> | null) => void;
} & RetryClock;

export type KeptDraft<Value, Held> = ReturnType<typeof createKeptDraft<Value, Held>>;

/**
 * Something typed and not submitted yet: sent to the server after a pause and when the page is left,
 * sent again when that fails, one request after the other. It outlives its component.
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
  /** What was sent and never answered, since the last answer: the server may hold it. */
  let unanswered: Held[] = [];
  let left: Value | null = null;
  let keptAt: string | null = null;
  let isShown = false;
  /** What was typed is thrown away, and the server may hold it still. */
  let isTaken = false;
  /** What is typed before the store has said what an earlier page left; null once it has. */
  let early: ((value: Value) => Value)[] | null = host.place === 'device' ? [] : null;

  const set = (changed: Partial<DraftSnapshot<Value, Held>>) => store.set({ ...get(), ...changed });
  const begun = () => ({ value: get().value, base: get().base });
  const placeNow = () => (host.isHeld() ? host.place : 'page');
  const isOpen = () => get().isTyped || isTaken;
  // Until its reply is here, what is on its way may be what the server holds.
  const isUnsure = () => requests > 0 || unanswered.length > 0;
  const unsent = () => findUnsent({ ...get(), isTyped: isOpen() }, connection, isUnsure());
  const sendable = () => (get().state.kind !== 'conflict' && host.isActive() ? unsent() : null);

  /** Does something once nothing is on its way, and holds the next requests back: none overtakes it. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    retry.stop();
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  /** Sends what is not sent yet, now; resolves when it is answered. */
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
      // Thrown away, or submitted meanwhile.
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
    // The answer to another request was newer: what this one tells is past.
    const { base } = get();
    if (current && (base.version ?? from) > from && fits(base, current.version)) return goOn();
    if (current && merge(current)) return goOn();
    set({ state: failureOf(fault, current, { place: placeNow(), isRetried: true }) });
    if (!mayPass(fault)) return;
    unanswered.push(held);
    retry.scheduleAfter(fault);
  };

  /** Something arrived: what was typed meanwhile, or came in with it, goes next. */
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

  /** Nothing of it is left to send. */
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

  /** Sends what is not sent yet, unless the server asked to wait: a field is left, the network is back. */
  const resume = (): void => {
    if (!resumeSubmission() && !retry.isHeld()) void flush();
  };

  /** Takes in what the server holds now; what was typed here and is not sent yet stays. */
  const adopt = (known: Begun<Value, Held>): void => {
    // What is read now may be what is thrown away.
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

    /** Goes on with how the page sends it now. */
    connect(next: Connection<Value, Held>): void {
      connection = next;
      isShown = true;
      if (get().leaving !== 'none') set({ leaving: 'none' });
      if (unsent()) resume();
    },

    /** Its component goes: what is typed is sent without waiting for the pause. */
    rest(): void {
      isShown = false;
      if (goOnAlone()) set({ leaving: 'goesOn' });
      else withdraw();
      resume();
    },

    /** Goes on with what the store kept of an earlier page, and then with what was typed since. */
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
      const isStuck = state.kind === 'waiting' || state.kind === 'conflict';
      set({ value: changed(value), isTyped: true, state: isStuck ? state : { kind: 'pending' } });
      isTaken = false;
      if (early) early.push(changed);
      else host.keep(begun());
      retry.reset();
      retry.schedule(pauseMs);
    },

    /** The page goes away: the request starts now, and what is sent next waits for its reply. */
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

    /** Throws away what was typed, for what the server is to hold; resolves when it does. */
    take({ value, base }: Begun<Value, Held>): Promise<void> {
      withdraw();
      isTaken = true;
      set({ value, base, isTyped: false, state: { kind: 'pending' } });
      host.keep(null);
      if (unsent()) return flush();
      close(get());
      return Promise.resolve();
    },

    /** Ends a conflict: what stands here goes on from what is there. */
    keepMine(): Promise<void> {
      const { state } = get();
      if (state.kind === 'conflict') rebase(state.current);
      return flush();
    },

    /** Whether the browser should ask before it throws away what no server has. */
    isAtStake(): boolean {
      const { state, submission } = get();
      if (isTaken || !host.isActive()) return false;
      const isOnPage = state.kind === 'waiting' && state.on === 'page';
      const isWaiting = isOnPage || submission.kind === 'waiting';
      const isRefused = state.kind === 'refused' && isShown;
      return isWaiting || isRefused || state.kind === 'conflict';
    },
  };
}

import { adoptKnown, failureOf, findUnsent, fits, mergeTheirs } from './draft-rules.ts';
import { createSubmission } from './draft-submission.ts';
import type { Base, Begun, Connection, DraftSnapshot } from './draft-types.ts';
import { type Fault, faultOf, mayPass } from './error-code.ts';
import { createRetry, type RetryClock } from './retry.ts';
import { createStore } from './store.ts';

export const pauseMs = 700;

type DraftHost<Value, Held> = {
  readonly isActive: () => boolean;
  readonly place: 'page' | 'device';
  readonly isHeld: () => boolean;
  readonly keep: (draft: Begun<Value, Held> | null) => void;
} & RetryClock;

export type KeptDraft<Value, Held> = ReturnType<typeof createKeptDraft<Value, Held>>;

/**
 * Sends typed text after a pause and when the person leaves, one request at a time. The draft
 * exists longer than its component.
 */
export function createKeptDraft<Value, Held>(
  known: Begun<Value, Held>,
  firstConnection: Connection<Value, Held>,
  host: DraftHost<Value, Held>,
) {
  type Request = { held: Held; version: number };
  type Send = NonNullable<Connection<Value, Held>['send']>;
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
  /** Values sent since the last answer. The server may have stored any of these values. */
  let unanswered: Held[] = [];
  let sentOnLeave: Value | null = null;
  let keptAt: string | null = null;
  let isShown = false;
  /** True when the typed text was deleted but the server may still store the text. */
  let isDeleting = false;
  /** Changes that were typed before the storage answered; null after the storage answered. */
  let typedEarly: ((value: Value) => Value)[] | null = host.place === 'device' ? [] : null;

  const set = (changed: Partial<DraftSnapshot<Value, Held>>) => store.set({ ...get(), ...changed });
  const begun = () => ({ value: get().value, base: get().base });
  const placeNow = () => (host.isHeld() ? host.place : 'page');
  const isOpen = () => get().isTyped || isDeleting;
  // A request without an answer may have changed the server.
  const isUnsure = () => requests > 0 || unanswered.length > 0;
  const unsent = () => findUnsent({ ...get(), isTyped: isOpen() }, connection, isUnsure());
  const sendable = (): { request: Request; send: Send } | null => {
    const { send } = connection;
    const request = get().state.kind !== 'toCompare' && host.isActive() ? unsent() : null;
    return send && request && { request, send };
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    retry.stop();
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  const flush = () =>
    inTurn(async () => {
      const next = typedEarly ? null : sendable();
      if (next) await hear(start(next, false), next.request);
      else if (!typedEarly && /pending|waiting/.test(get().state.kind) && !unsent()) goOn();
    });

  const start = ({ request, send }: { request: Request; send: Send }, isLeaving: boolean) => {
    const sending = send({ ...request, isLeaving, isChecked: requests === 0 });
    requests += 1;
    // `hear` waits for earlier requests, so it may handle this failure late. The empty `catch`
    // prevents an unhandled rejection until then.
    sending.catch(() => undefined);
    return sending;
  };

  const hear = async (sending: Promise<Base<Held>>, request: Request): Promise<void> => {
    try {
      // A request counts as running until the answer is handled, because `base` is outdated until
      // then.
      const base = await sending.finally(() => void (requests -= 1));
      unanswered = [];
      if (!isOpen()) return;
      retry.reset();
      keptAt = new Date(host.now()).toISOString();
      if (fits(base, get().base.version)) set({ base });
      goOn();
    } catch (error) {
      if (isOpen()) fail(faultOf(error), request);
    }
  };

  const fail = (fault: Fault, { held, version: from }: Request): void => {
    const current = conflictIn(fault);
    const { base } = get();
    if (current && (base.version ?? from) > from && fits(base, current.version)) return goOn();
    if (current && merge(current)) return goOn();
    set({ state: failureOf(fault, current, { place: placeNow(), isRetried: true }) });
    if (!mayPass(fault)) return;
    unanswered.push(held);
    retry.scheduleAfter(fault);
  };

  const goOn = (): void => {
    const isUnsent = unsent() !== null;
    if (!isUnsent && isDeleting) return close(get());
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

  const close = ({ value, base }: Begun<Value, Held>): void => {
    retry.stop();
    isDeleting = false;
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
  const { retryWaiting, withdraw, outlivesPage, ...submission } = createSubmission(core, host);

  /**
   * Called when the person leaves a field or the network is back. Sends only after `Retry-After`.
   */
  const resume = (): void => {
    if (!retryWaiting() && !retry.isHeld()) void flush();
  };

  const adopt = (known: Begun<Value, Held>): void => {
    // The server's value may be from before the text was deleted.
    if (isDeleting) return;
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

    connect(next: Connection<Value, Held>): void {
      connection = next;
      isShown = true;
      if (get().leaving !== 'none') set({ leaving: 'none' });
      if (unsent()) resume();
    },

    /** The component is removed, so typed text is sent without the pause. */
    rest(): void {
      isShown = false;
      if (outlivesPage()) set({ leaving: 'goesOn' });
      else withdraw();
      resume();
    },

    /**
     * Restores the stored draft of an earlier page, then applies text that was typed in the
     * meantime.
     */
    restore(kept: Begun<Value, Held> | null): void {
      const present = get();
      const typed = typedEarly ?? [];
      typedEarly = null;
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
      isDeleting = false;
      if (typedEarly) typedEarly.push(changed);
      else host.keep(begun());
      retry.reset();
      retry.schedule(pauseMs);
    },

    leave(): void {
      const { value } = get();
      const next = sendable();
      if (!next || value === sentOnLeave) return;
      if (connection.canLeave?.() === false) return void flush();
      sentOnLeave = value;
      const sending = start(next, true);
      void inTurn(async () => {
        await hear(sending, next.request);
        sentOnLeave = null;
      });
    },

    take({ value, base }: Begun<Value, Held>): Promise<void> {
      withdraw();
      isDeleting = true;
      set({ value, base, isTyped: false, state: { kind: 'pending' } });
      host.keep(null);
      if (unsent()) return flush();
      close(get());
      return Promise.resolve();
    },

    keepMine(): Promise<void> {
      const { state } = get();
      if (state.kind === 'toCompare') rebase(state.current);
      return flush();
    },

    isAtStake(): boolean {
      const { state, submission } = get();
      if (isDeleting || !host.isActive()) return false;
      const isOnPage = state.kind === 'waiting' && state.on === 'page';
      // The server has not accepted the value, so the page has the only copy.
      const isHeldHere = connection.send === null && placeNow() === 'page';
      const isUnsubmitted = isHeldHere && submission.kind === 'refused' && isShown;
      const isWaiting = isOnPage || isUnsubmitted || submission.kind === 'waiting';
      const isRefused = state.kind === 'refused' && isShown;
      return isWaiting || isRefused || state.kind === 'toCompare';
    },
  };
}

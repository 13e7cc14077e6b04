// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Base, Begun, Connection, DraftRequest, DraftStore } from './draft-types.ts';
import { closeTold, forgetDraft, openDraft, typedIn, watchDrafts } from './open-drafts.ts';
import { nobody, presentPerson } from './present-person.ts';
import { hasTypedText, tabSubmissions } from './tab-submissions.ts';
import { offline, pass, refusal } from './testing/draft-world.ts';

beforeEach(watchDrafts);

const later = 10 * 60_000;
const known = { value: '', base: { held: '', version: null } };
const online = () => dispatchEvent(new Event('online'));

function turn(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function isWarned(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function place(personId: number, key: string) {
  presentPerson.set(personId);
  const send = vi.fn<(request: DraftRequest<string>) => Promise<Base<string>>>(
    async ({ held }) => ({ held, version: 1 }),
  );
  const connection: Connection<string, string> = {
    reduce: (held) => ({ held, isWhole: true }),
    send,
    conflictIn: () => null,
  };
  return { personId, key, known, connection, send };
}

async function openWaiting(personId: number, key: string) {
  const { send, ...rest } = place(personId, key);
  send.mockRejectedValue(offline());
  const draft = openDraft(rest);
  draft.connect(rest.connection);
  draft.change(() => 'typed');
  await pass();
  expect(send).toHaveBeenCalledTimes(1);
  send.mockClear();
  return { draft, send, rest };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // A change of person deletes the drafts of this test.
  presentPerson.set(99);
  presentPerson.set(nobody);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a draft of this tab', () => {
  it('is known to the tab until another person logs in', async () => {
    await openWaiting(1, 'night');
    expect(hasTypedText.get()).toBe(true);
    presentPerson.set(nobody);
    expect(hasTypedText.get()).toBe(true);
    presentPerson.set(2);
    expect(hasTypedText.get()).toBe(false);
  });

  it('is the same from page to page, and is tried again though its page is gone', async () => {
    const { draft, send, rest } = await openWaiting(1, 'night');
    draft.rest();
    await pass(later);
    expect(send.mock.calls.length).toBeGreaterThan(5);
    expect(openDraft(rest)).toBe(draft);
    expect(typedIn(1, 'night')).toBe('typed');
    expect(typedIn(1, 'another night')).toBeNull();
  });

  it('is opened while drawing, and changes nothing of whose session it is', () => {
    const { send: _, ...rest } = place(1, 'night');
    presentPerson.set(2);
    openDraft(rest);
    expect(presentPerson.get()).toBe(2);
  });

  it('takes in what the server holds when its page is opened again', () => {
    const { send: _, ...rest } = place(1, 'night');
    openDraft(rest);
    const newer = { value: 'newer', base: { held: 'newer', version: 3 } };
    expect(openDraft({ ...rest, known: newer }).get()).toMatchObject(newer);
  });

  it('is not sent any more once it is done with, whatever happens', async () => {
    const { draft, send } = await openWaiting(1, 'answers');
    forgetDraft(1, 'answers');
    draft.rest();
    online();
    turn('hidden');
    await pass(later);
    expect(send).not.toHaveBeenCalled();
    expect(typedIn(1, 'answers')).toBeNull();
    expect(isWarned()).toBe(false);
  });
});

describe('the page', () => {
  it.each([
    ['goes out of sight', () => turn('hidden')],
    ['goes away', () => dispatchEvent(new Event('pagehide'))],
  ])('sends every draft when it %s', async (_, happen) => {
    const sends = ['one', 'two'].map((key) => {
      const { send, ...rest } = place(1, key);
      openDraft(rest).change(() => 'typed');
      return send;
    });
    happen();
    for (const send of sends) expect(send.mock.lastCall?.[0]).toMatchObject({ isLeaving: true });
    await pass();
  });

  it.each([
    ['is looked at again', () => turn('visible')],
    ['has its network back', online],
  ])('sends what waits when it %s', async (_, happen) => {
    const { send, draft } = await openWaiting(1, 'night');
    send.mockResolvedValue({ held: 'typed', version: 1 });
    happen();
    await pass(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(draft.get().state.kind).toBe('kept');
  });

  it('has the browser ask before it throws away what no server has, and no longer', async () => {
    const { send, draft } = await openWaiting(1, 'night');
    expect(isWarned()).toBe(true);
    send.mockResolvedValue({ held: 'typed', version: 1 });
    await draft.flush();
    expect(isWarned()).toBe(false);
  });
});

describe('a submission whose page was left', () => {
  async function leaveUnsent(failure: Error | null = null) {
    const { draft } = await openWaiting(1, 'night');
    const submit = vi
      .fn<() => Promise<{ base: Base<string>; follow: () => void }>>()
      .mockRejectedValueOnce(offline());
    if (failure) submit.mockRejectedValue(failure);
    else submit.mockResolvedValue({ base: { held: '', version: 2 }, follow: () => undefined });
    await draft.submit({ send: submit, isRetried: true });
    expect(tabSubmissions.get()).toEqual([{ key: 'night', standing: 'waiting', isTold: false }]);
    draft.rest();
    return { draft, submit };
  }

  it('is told of until it is sent, and that it was', async () => {
    const { submit } = await leaveUnsent();
    expect(tabSubmissions.get()).toEqual([{ key: 'night', standing: 'waiting', isTold: true }]);
    expect(isWarned()).toBe(true);
    await pass(later);
    expect(submit).toHaveBeenCalledTimes(2);
    expect(tabSubmissions.get()).toEqual([{ key: 'night', standing: 'sent', isTold: true }]);
    expect(isWarned()).toBe(false);
    closeTold();
    expect(tabSubmissions.get()).toEqual([]);
  });

  it('says that it was refused, until that is read', async () => {
    const { draft } = await leaveUnsent(refusal('DAY_EXPIRED', 409));
    await pass(later);
    expect(tabSubmissions.get()).toEqual([{ key: 'night', standing: 'refused', isTold: true }]);
    closeTold();
    expect(tabSubmissions.get()).toEqual([]);
    expect(draft.get()).toMatchObject({ value: 'typed', isTyped: true });
  });

  it('goes on after a lost session, once its person is back', async () => {
    const { draft, submit } = await leaveUnsent();
    presentPerson.set(nobody);
    await pass(later);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(draft.get().submission.kind).toBe('waiting');
    presentPerson.set(1);
    await pass(0);
    expect(submit).toHaveBeenCalledTimes(2);
    expect(tabSubmissions.get()).toEqual([{ key: 'night', standing: 'sent', isTold: true }]);
  });

  it('waits too where the server says that the session is over', async () => {
    const { draft, submit } = await leaveUnsent(refusal('NOT_AUTHENTICATED', 401));
    await pass(later);
    expect(draft.get().submission.kind).toBe('waiting');
    submit.mockResolvedValue({ base: { held: '', version: 2 }, follow: () => undefined });
    presentPerson.set(nobody);
    presentPerson.set(1);
    await pass(0);
    expect(tabSubmissions.get()).toEqual([{ key: 'night', standing: 'sent', isTold: true }]);
  });

  it('is told to nobody else', async () => {
    const { submit } = await leaveUnsent();
    presentPerson.set(2);
    expect(tabSubmissions.get()).toEqual([]);
    await pass(later);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('a draft belongs to a person', () => {
  it('and is found by nobody else, nor sent under another session', async () => {
    const { draft, send } = await openWaiting(1, 'night');
    const { send: other, ...rest } = place(2, 'night');
    expect(openDraft(rest).get()).toMatchObject({ value: '', isTyped: false });
    online();
    turn('hidden');
    await draft.flush();
    await pass(later);
    expect(send).not.toHaveBeenCalled();
    expect(other).not.toHaveBeenCalled();
    expect(typedIn(1, 'night')).toBeNull();
  });

  it('and is forgotten by the login of another one, though no draft of theirs is opened', async () => {
    const { send } = await openWaiting(1, 'night');
    presentPerson.set(2);
    presentPerson.set(1);
    await pass(later);
    expect(send).not.toHaveBeenCalled();
    expect(typedIn(1, 'night')).toBeNull();
  });

  it('and waits through a lost session for the same one', async () => {
    const { send, draft } = await openWaiting(1, 'night');
    presentPerson.set(nobody);
    online();
    await pass(later);
    expect(send).not.toHaveBeenCalled();
    expect(isWarned()).toBe(false);
    send.mockResolvedValue({ held: 'typed', version: 1 });
    presentPerson.set(1);
    await pass(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(draft.get()).toMatchObject({ value: 'typed', state: { kind: 'kept' } });
  });
});

it('goes on with what a store kept of an earlier page, and has it forget everybody else', async () => {
  const kept = new Map<string, Begun<unknown, unknown>>();
  const begun = { value: 'left', base: { held: '', version: null } };
  kept.set('1/night', begun).set('2/night', begun);
  const store: DraftStore = {
    read: async (personId, key) => kept.get(`${personId}/${key}`) ?? null,
    write: async (personId, key, draft) => {
      if (draft) kept.set(`${personId}/${key}`, draft);
      else kept.delete(`${personId}/${key}`);
      return true;
    },
    keepOnly: (personId) => {
      for (const id of kept.keys()) if (!id.startsWith(`${personId}/`)) kept.delete(id);
    },
  };
  const { send, ...rest } = place(1, 'night');
  const { promise, resolve } = Promise.withResolvers<Base<string>>();
  send.mockReturnValue(promise);
  const draft = openDraft({ ...rest, store });
  await pass(0);
  expect([...kept.keys()]).toEqual(['1/night']);
  expect(send.mock.lastCall?.[0]).toMatchObject({ held: 'left' });
  resolve({ held: 'left', version: 1 });
  await pass(0);
  expect(draft.get().state.kind).toBe('kept');
  expect(kept.size).toBe(0);
});

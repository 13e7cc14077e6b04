// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from './draft-types.ts';
import {
  arrive,
  busy,
  createWorld,
  later,
  offline,
  pass,
  refusal,
  sessionLost,
  type Words,
  type World,
} from './testing/draft-world.ts';

const began = { held: { a: '0' }, version: 1 };

function submitting({ server, draft }: World, isRetried: boolean) {
  const door = { sent: [] as [Words, number][], failure: null as Error | null };
  const follow = vi.fn<() => void>();
  const submission: Submission<Words, Words> = {
    isRetried,
    send: async (value, version) => {
      door.sent.push([value, version]);
      const { failure } = door;
      await server.gate;
      if (failure) throw failure;
      return { base: server.write(value, version), follow };
    },
  };
  const submit = () => draft.submit(submission);
  return { door, follow, submit, status: () => draft.get().submission.kind };
}

function world(options: { merges?: boolean; isRetried?: boolean } = {}) {
  const { merges = false, isRetried = true } = options;
  const here = createWorld({ known: began, merges });
  return { ...here, ...submitting(here, isRetried) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a submission', () => {
  it('carries what is typed and not sent yet, and leaves nothing to send', async () => {
    const { server, type, draft, door, submit, follow, status } = world();
    type({ a: 'x' });
    const submitted = submit();
    expect(status()).toBe('sending');
    await submitted;
    expect(door.sent).toEqual([[{ a: 'x' }, 1]]);
    expect(draft.get()).toMatchObject({ isTyped: false, base: { version: 2 } });
    expect(status()).toBe('none');
    expect(follow).toHaveBeenCalledTimes(1);
    draft.leave();
    draft.rest();
    await pass(later);
    expect(server.requests).toEqual([]);
  });

  it('takes what nobody typed here: the draft of another device', async () => {
    const { door, submit, follow } = world();
    await submit();
    expect(door.sent).toEqual([[{ a: '0' }, 1]]);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('is sent once however often it is pressed', async () => {
    const { type, door, submit, follow } = world();
    type({ a: 'x' });
    await Promise.all([submit(), submit(), submit()]);
    expect(door.sent).toHaveLength(1);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('waits for a draft that is on its way, and goes on from its version', async () => {
    const { server, type, door, submit } = world();
    type({ a: 'x' });
    const release = server.hold();
    await pass();
    type({ a: 'y' });
    const submitted = submit();
    await arrive();
    expect(door.sent).toEqual([]);
    await release();
    await submitted;
    expect(door.sent).toEqual([[{ a: 'y' }, 2]]);
  });

  it('is not overtaken by a draft: what is typed meanwhile goes after it, from its version', async () => {
    const { server, type, draft, submit } = world();
    type({ a: 'x' });
    const release = server.hold();
    const submitted = submit();
    await arrive();
    type({ a: 'y' });
    await pass(later);
    expect(server.requests).toEqual([]);
    await release();
    await submitted;
    expect(draft.get()).toMatchObject({ value: { a: 'y' }, isTyped: true });
    await pass();
    expect(server.requests).toMatchObject([{ held: { a: 'y' }, version: 2 }]);
  });

  it('is not taken back by the reply to a draft that left with the page', async () => {
    const { server, type, draft, submit } = world();
    type({ a: 'x' });
    const release = server.hold();
    const submitted = submit();
    await arrive();
    draft.leave();
    await release();
    await submitted;
    await arrive();
    expect(draft.get()).toMatchObject({ isTyped: false, state: { kind: 'none' } });
  });

  it('sends nothing when the value cannot be submitted as it is', async () => {
    const { type, draft, status } = world();
    type({ a: 'half…' });
    await draft.submit({ send: () => null, isRetried: true });
    expect(status()).toBe('none');
  });
});

describe('a submission that fails', () => {
  const failures: [string, () => Error, string][] = [
    ['no network', offline, 'waiting'],
    ['a busy server', () => busy(), 'waiting'],
    ['a refusal', () => refusal('DAY_EXPIRED', 409), 'refused'],
    ['a value that is refused', () => refusal('INVALID', 422), 'refused'],
    ['a lost session', sessionLost, 'none'],
  ];
  it.each(failures)('because of %s keeps what is typed, as a draft at least', async (...row) => {
    const [, fail, kind] = row;
    const { server, type, draft, door, submit, status } = world();
    door.failure = fail();
    type({ a: 'x' });
    await submit();
    await arrive();
    expect(status()).toBe(kind);
    expect(draft.get().value).toEqual({ a: 'x' });
    expect(server.row?.held).toEqual({ a: 'x' });
    expect(draft.isAtStake()).toBe(kind === 'waiting');
  });

  it.each([
    ['by itself', 4000, () => undefined],
    ['when the network is back', 0, ({ draft }: World) => draft.resume()],
  ])('is sent again %s, the same value once', async (_, ms, happen) => {
    const here = world();
    here.door.failure = offline();
    here.server.failure = offline();
    here.type({ a: 'x' });
    await here.submit();
    here.door.failure = null;
    happen(here);
    await pass(ms);
    expect(here.door.sent).toHaveLength(2);
    expect(here.follow).toHaveBeenCalledTimes(1);
    await pass(later);
    expect(here.door.sent).toHaveLength(2);
  });

  it('still waits while it is tried again by itself, and says so when it is pressed', async () => {
    const { server, type, door, submit, status } = world();
    door.failure = offline();
    type({ a: 'x' });
    await submit();
    const release = server.hold();
    await pass(4000);
    expect(status()).toBe('waiting');
    await release();
    void submit();
    expect(status()).toBe('sending');
  });

  it('waits as long as the server asks, though the network is back', async () => {
    const { type, draft, door, submit, follow } = world();
    door.failure = busy(90);
    type({ a: 'x' });
    await submit();
    door.failure = null;
    draft.resume();
    await pass(90_000 - 1);
    expect(door.sent).toHaveLength(1);
    await pass(1);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('is not sent again by itself where the person presses again', async () => {
    const { type, door, submit, status } = world({ isRetried: false });
    door.failure = offline();
    type({ a: 'x' });
    await submit();
    await pass(later);
    expect(door.sent).toHaveLength(1);
    expect(status()).toBe('refused');
  });

  it('is not sent again once something else is typed', async () => {
    const here = world();
    here.door.failure = offline();
    here.type({ a: 'x' });
    await here.submit();
    here.draft.withdraw();
    await pass(later);
    expect(here.door.sent).toHaveLength(1);
    expect(here.status()).toBe('none');
  });

  it.each([
    ['something else is typed', true, ({ draft }: World) => draft.withdraw()],
    ['its component goes, where the person presses', false, ({ draft }: World) => draft.rest()],
  ])('is not sent again, though it was on its way when %s', async (_, isRetried, happen) => {
    const here = world({ isRetried });
    here.door.failure = offline();
    here.type({ a: 'x' });
    const release = here.server.hold();
    const submitted = here.submit();
    await arrive();
    happen(here);
    await release();
    await submitted;
    await pass(later);
    expect(here.door.sent).toHaveLength(1);
    expect(here.status()).toBe('refused');
    expect(here.server.row?.held).toEqual({ a: 'x' });
  });

  it.each([
    ['waits', false],
    ['is on its way', true],
  ])('goes on though its component goes while it %s', async (_, isOnItsWay) => {
    const { door, server, draft, type, submit, status, follow } = world();
    door.failure = offline();
    type({ a: 'x' });
    const release = isOnItsWay ? server.hold() : arrive;
    const submitted = submit();
    await arrive();
    if (isOnItsWay) draft.rest();
    await release();
    await submitted;
    if (!isOnItsWay) draft.rest();
    expect(status()).toBe('waiting');
    expect(draft.get().leaving).toBe('goesOn');
    expect(draft.isAtStake()).toBe(true);
    door.failure = null;
    await pass(later);
    expect(status()).toBe('none');
    expect(draft.get()).toMatchObject({ isTyped: false, leaving: 'sent' });
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('that was left is on its page again when that is opened', async () => {
    const { door, draft, link, type, submit, status } = world();
    door.failure = offline();
    type({ a: 'x' });
    await submit();
    draft.rest();
    draft.connect(link);
    expect(status()).toBe('waiting');
    expect(draft.get().leaving).toBe('none');
  });

  it('because only its reply was lost passes when it is sent again', async () => {
    const { server, type, submit, follow } = world();
    server.isDeaf = true;
    type({ a: 'x' });
    await submit();
    server.isDeaf = false;
    await pass(4000);
    expect(follow).toHaveBeenCalledTimes(1);
    expect(server.row).toEqual({ held: { a: 'x' }, version: 2 });
  });
});

describe('a submission over what was saved elsewhere', () => {
  it('is asked about, and both stay until the person has chosen', async () => {
    const { server, type, draft, submit, follow, door } = world();
    server.elsewhere({ a: 'theirs' });
    type({ a: 'mine' });
    await submit();
    expect(draft.get().submission).toMatchObject({ kind: 'toCompare', current: server.row });
    expect(draft.get().value).toEqual({ a: 'mine' });
    expect(follow).not.toHaveBeenCalled();
    await draft.submitMine();
    expect(door.sent.at(-1)).toEqual([{ a: 'mine' }, 2]);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('stops where both are merged, so that they are looked at first', async () => {
    const { server, type, draft, submit, follow, status } = world({ merges: true });
    server.elsewhere({ a: '0', b: 'theirs' });
    type({ a: 'mine' });
    await submit();
    expect(status()).toBe('merged');
    expect(draft.get().value).toEqual({ a: 'mine', b: 'theirs' });
    await submit();
    expect(follow).toHaveBeenCalledTimes(1);
    expect(server.row?.held).toEqual({ a: 'mine', b: 'theirs' });
  });

  it('goes on by itself where the other one left what is typed here as it is', async () => {
    const { server, door, type, submit, follow } = world({ merges: true });
    server.elsewhere({ a: 'theirs' });
    type({ a: 'mine' });
    await submit();
    expect(door.sent.map(([, version]) => version)).toEqual([1, 2]);
    expect(follow).toHaveBeenCalledTimes(1);
  });
});

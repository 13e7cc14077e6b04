import type { Auth, CredentialKind } from '@aube/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUseNotes } from './note-use.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (seconds: number) => new Date(seconds * 1_000);

function notes() {
  const touch = vi.fn<Auth['touch']>(() => Promise.resolve());
  const note = createUseNotes({ touch });
  const use = (sessionId: string, seconds: number, kind: CredentialKind = 'cookie') =>
    note({ sessionId, kind }, at(seconds));
  const sent = async () => {
    await vi.advanceTimersByTimeAsync(250);
    const calls = touch.mock.calls.map(([kind, ids]) => [kind, ...ids]);
    touch.mockClear();
    return calls;
  };
  return { touch, use, sent };
}

it('sends what was used within a moment as one, by kind', async () => {
  const { use, sent } = notes();
  for (const id of ['a', 'b', 'a']) use(id, 0);
  use('c', 0, 'accessToken');
  expect(await sent()).toEqual([
    ['cookie', 'a', 'b'],
    ['accessToken', 'c'],
  ]);
});

it.each([
  [59, []],
  [60, [['cookie', 'a']]],
  [119, [['cookie', 'a']]],
  [600, [['cookie', 'a']]],
])('notes one again %d seconds later: %j', async (seconds, expected) => {
  const { use, sent } = notes();
  use('a', 0);
  use('b', 30);
  await sent();
  use('a', seconds);
  expect(await sent()).toEqual(expected);
});

it('knows for a minute what it noted shortly before another minute began', async () => {
  const { use, sent } = notes();
  use('a', 0);
  use('b', 59);
  use('c', 60);
  await sent();
  use('b', 118);
  expect(await sent()).toEqual([]);
  use('b', 119);
  expect(await sent()).toEqual([['cookie', 'b']]);
});

it('tries again what could not be noted', async () => {
  const { touch, use, sent } = notes();
  touch.mockRejectedValueOnce(new Error('away'));
  use('a', 0);
  await sent();
  use('a', 1);
  expect(await sent()).toEqual([['cookie', 'a']]);
});

it('notes uses again after a clock that was ahead was set back', async () => {
  const { use, sent } = notes();
  use('a', 31 * 86_400);
  await sent();
  use('a', 0);
  use('b', 1);
  expect(await sent()).toEqual([['cookie', 'a', 'b']]);
  for (const seconds of [61, 122]) {
    use('a', seconds);
    expect(await sent()).toEqual([['cookie', 'a']]);
  }
});

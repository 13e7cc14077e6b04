// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchInTime, inTime } from './in-time.ts';

const never = () => new Promise<never>(() => undefined);
const silentLine = vi.fn<typeof fetch>(
  (_address, init) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    }),
);
const caught = (work: Promise<unknown>) => {
  const seen = vi.fn<(thrown: unknown) => void>();
  work.catch(seen);
  return seen;
};
const timeout = expect.objectContaining({ name: 'TimeoutError' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', silentLine.mockClear());
});
afterEach(() => void vi.useRealTimers());

it('work that comes in time is what it came to', async () => {
  expect(await inTime(Promise.resolve(7), 1_000)).toBe(7);
  await expect(inTime(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused');
});

it('work that takes longer is given up, not before', async () => {
  const seen = caught(inTime(never(), 1_000));
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(timeout);
});

it.each([
  ['/trpc/diary.saveDay?batch=1', true],
  ['/trpc/account.findMe,programme.overview?batch=1', true],
  ['/trpc/stats.overview?batch=1', false],
  ['/trpc/admin.participants.list?batch=1', false],
])('a call to %s is given up after a quarter of a minute: %s', async (address, expected) => {
  const seen = caught(fetchInTime(address));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.mock.calls).toEqual(expected ? [[timeout]] : []);
});

it('a call that its caller gives up ends at once', async () => {
  const caller = new AbortController();
  const seen = caught(fetchInTime('/trpc/diary.saveDay', { signal: caller.signal }));
  caller.abort(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' }));
});

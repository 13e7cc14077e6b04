import { expect, it, onTestFinished, vi } from 'vitest';
import { shutDown } from './shut-down.ts';

const never = () => new Promise<void>(() => undefined);

async function stopWith(running: Partial<Parameters<typeof shutDown>[0]>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const at: Record<string, number> = {};
  const startedAt = Date.now();
  const note = (name: string) => () => {
    at[name] = (Date.now() - startedAt) / 1000;
    return Promise.resolve();
  };
  const parts = { drain: note('drain'), stopJobs: note('stopJobs'), close: note('close') };
  const stopped = shutDown({ ...parts, ...running }).then(note('end'));
  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;
  return at;
}

it('ends at once when nothing is under way, and leaves the database last', async () => {
  expect(await stopWith({})).toEqual({ drain: 0, stopJobs: 0, close: 0, end: 0 });
});

it.each([
  ['a letter on its way', { stopJobs: never }, { close: 8, end: 8 }],
  ['a request that never ends', { drain: never }, { close: 8, end: 8 }],
  ['a database that never lets go', { close: never }, { end: 10 }],
  ['all of them', { stopJobs: never, drain: never, close: never }, { end: 10 }],
])('waits for %s, and not beyond ten seconds', async (_title, running, expected) => {
  expect(await stopWith(running)).toMatchObject(expected);
});

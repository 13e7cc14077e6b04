import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { pauseAfter, repeat } from './repeat.ts';

const often = { pauseMs: 1, log: pino({ level: 'silent' }) };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it.each([
  [0, 1_000, 1_000],
  [1, 1_000, 2_000],
  [3, 1_000, 8_000],
  [4, 1_000, 15_000],
  [2_000, 1_000, 15_000],
  [1, 10_000, 15_000],
  [9, 60_000, 60_000],
])('after %d failures, a pause of %d ms is %d ms', (failures, pauseMs, expected) => {
  expect(pauseAfter(failures, pauseMs)).toBe(expected);
});

it('does not slow an urgent job that fails', async () => {
  vi.useFakeTimers();
  let runs = 0;
  const job = repeat('test', { ...often, pauseMs: 1_000, isUrgent: true }, async () => {
    runs += 1;
    throw new Error('away');
  });
  await vi.advanceTimersByTimeAsync(5_000);
  await job.stop();
  vi.useRealTimers();
  expect(runs).toBe(6);
});

it('pauses as before after a success', async () => {
  vi.useFakeTimers();
  const runs: number[] = [];
  const job = repeat('test', { ...often, pauseMs: 1_000 }, async () => {
    runs.push(Date.now());
    if (runs.length < 3) throw new Error('away');
  });
  await vi.advanceTimersByTimeAsync(9_000);
  await job.stop();
  vi.useRealTimers();
  expect(runs.map((at) => at - runs[0]!)).toEqual([0, 2_000, 6_000, 7_000, 8_000, 9_000]);
});

it('works again after each pause, also after a failure, and never twice at once', async () => {
  let running = 0;
  let runs = 0;
  const isDone = Promise.withResolvers<void>();
  const job = repeat('test', often, async () => {
    running += 1;
    expect(running).toBe(1);
    await pause(2);
    running -= 1;
    runs += 1;
    if (runs === 3) isDone.resolve();
    if (runs === 1) throw new Error('once');
  });
  await isDone.promise;
  await job.stop();
});

it('says which runs went well', async () => {
  const isDone = Promise.withResolvers<void>();
  let runs = 0;
  const succeeded: number[] = [];
  const onSuccess = () => {
    succeeded.push(runs);
    if (runs === 3) isDone.resolve();
  };
  const job = repeat('test', { ...often, onSuccess }, async () => {
    runs += 1;
    if (runs === 1) throw new Error('once');
  });
  await isDone.promise;
  await job.stop();
  expect(succeeded.slice(0, 2)).toEqual([2, 3]);
});

it('lets the run that is on finish, and starts no other', async () => {
  let runs = 0;
  const job = repeat('test', often, async () => {
    await pause(10);
    runs += 1;
  });
  await job.stop();
  expect(runs).toBe(1);
  await pause(10);
  expect(runs).toBe(1);
});

it('says to the run that is on that it is to stop', async () => {
  let wasAsked = false;
  const job = repeat('test', often, async (signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    wasAsked = true;
  });
  await job.stop();
  expect(wasAsked).toBe(true);
});

it('waits before the first run where it is asked to, and a stop meanwhile ends it', async () => {
  let runs = 0;
  const work = async () => void (runs += 1);
  const job = repeat('test', { ...often, firstAfterMs: 10 }, work);
  expect(runs).toBe(0);
  await vi.waitUntil(() => runs > 0);
  await job.stop();
  const before = runs;
  await repeat('test', { ...often, firstAfterMs: 10 }, work).stop();
  await pause(30);
  expect(runs).toBe(before);
});

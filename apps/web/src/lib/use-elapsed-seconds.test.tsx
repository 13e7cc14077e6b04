import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useElapsedSeconds } from './use-elapsed-seconds.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('counts from the start to its end, and ends there', () => {
  const { result } = renderHook(() => useElapsedSeconds(3));
  expect(result.current).toMatchObject({ running: 'idle', seconds: 0 });
  act(() => result.current.start());
  pass(999);
  expect(result.current.seconds).toBe(0);
  pass(1);
  expect(result.current.seconds).toBe(1);
  pass(2000);
  expect(result.current).toMatchObject({ running: 'done', seconds: 3 });
  pass(5000);
  expect(result.current.seconds).toBe(3);
});

it('leaves pauses out, and goes on where it paused', () => {
  const { result } = renderHook(() => useElapsedSeconds(10));
  act(() => result.current.start());
  pass(2000);
  act(() => result.current.pause());
  pass(60_000);
  expect(result.current).toMatchObject({ running: 'paused', seconds: 2 });
  act(() => result.current.proceed());
  pass(1000);
  expect(result.current).toMatchObject({ running: 'running', seconds: 3 });
});

it('loses nothing when its timers come late', () => {
  const { result } = renderHook(() => useElapsedSeconds(600));
  act(() => result.current.start());
  const late = performance.now() + 90_000;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => late);
  pass(1000);
  expect(result.current.seconds).toBe(90);
  now.mockRestore();
});

it('moves to a place, running or paused, and past its end is over', () => {
  const { result } = renderHook(() => useElapsedSeconds(100));
  act(() => result.current.start());
  act(() => result.current.moveTo(40));
  pass(1000);
  expect(result.current.seconds).toBe(41);
  act(() => result.current.pause());
  act(() => result.current.moveTo(60));
  expect(result.current).toMatchObject({ running: 'paused', seconds: 60 });
  act(() => result.current.moveTo(100));
  expect(result.current).toMatchObject({ running: 'done', seconds: 100 });
});

it('begins anew after it was stopped', () => {
  const { result } = renderHook(() => useElapsedSeconds());
  act(() => result.current.start());
  pass(5000);
  act(() => result.current.stop());
  expect(result.current).toMatchObject({ running: 'idle', seconds: 0 });
  act(() => result.current.start());
  pass(1000);
  expect(result.current.seconds).toBe(1);
});

it('never asks for a timer of less than a millisecond, whatever fraction the clock shows', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0.1);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { result } = renderHook(() => useElapsedSeconds());
  act(() => result.current.start());
  for (const now of [1000.0999999999999, 2000.0999999999999, 2000.1, 3000.4]) {
    clock.mockReturnValue(now);
    pass(1001);
  }
  const delays = timers.mock.calls.map(([, delay]) => delay);
  expect(delays.slice(0, 2)).toEqual([1000, 1]);
  expect(delays.filter((delay) => !Number.isInteger(delay) || Number(delay) < 1)).toEqual([]);
});

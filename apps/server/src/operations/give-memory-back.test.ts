import type { EventLoopUtilization } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveMemoryBack, isTimeToGiveBack, type MemoryFacts } from './give-memory-back.ts';

const MIB = 1024 * 1024;

describe('when memory is given back', () => {
  const rested: MemoryFacts = {
    busyShare: 0.1,
    resident: 124 * MIB,
    residentThen: 100 * MIB,
    sinceMs: 300_000,
  };

  it.each<[string, Partial<MemoryFacts>, boolean]>([
    ['quiet, grown by 24 MiB, five minutes later', {}, true],
    ['a little busier', { busyShare: 0.11 }, false],
    ['a little smaller', { resident: 124 * MIB - 1 }, false],
    ['a little sooner', { sinceMs: 299_999 }, false],
    ['after the start, however small', { residentThen: null, sinceMs: null, resident: 1 }, true],
    ['after the start, still busy', { residentThen: null, sinceMs: null, busyShare: 0.5 }, false],
  ])('%s', (_name, facts, isTime) => {
    expect(isTimeToGiveBack({ ...rested, ...facts })).toBe(isTime);
  });
});

describe('a process that gives memory back', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const stage = () => {
    const now = { busyShare: 0.5, resident: 150 * MIB };
    const collect = vi.fn<() => void>(() => void (now.resident = 100 * MIB));
    const readUse = (): EventLoopUtilization => ({
      idle: 0,
      active: 0,
      utilization: now.busyShare,
    });
    const stop = giveMemoryBack({ collect, readUse, readResident: () => now.resident });
    return { now, collect, stop };
  };

  it('waits for a quiet look, and does it once', () => {
    const { now, collect, stop } = stage();
    vi.advanceTimersByTime(10_000);
    expect(collect).not.toHaveBeenCalled();
    now.busyShare = 0.01;
    vi.advanceTimersByTime(10 * 60_000);
    expect(collect).toHaveBeenCalledTimes(1);
    stop();
  });

  it('does it again once as much has come together, not within five minutes', () => {
    const { now, collect, stop } = stage();
    now.busyShare = 0.01;
    vi.advanceTimersByTime(2_000);
    now.resident = 180 * MIB;
    vi.advanceTimersByTime(290_000);
    expect(collect).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(collect).toHaveBeenCalledTimes(2);
    stop();
  });

  it('ends when it is told to', () => {
    const { now, collect, stop } = stage();
    stop();
    now.busyShare = 0;
    vi.advanceTimersByTime(60_000);
    expect(collect).not.toHaveBeenCalled();
  });
});

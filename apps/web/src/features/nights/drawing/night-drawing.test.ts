import type { NightEntry } from '@aube/api/rules';
import { describe, expect, it } from 'vitest';
import { clockChangeMinutes, drawNight } from './night-drawing.ts';

const zone = 'America/Toronto';
const night: NightEntry = {
  lightsOutTime: 1350,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 2,
  wakeAfterSleepOnsetMinutes: 30,
  finalWakeUpTime: 370,
  outOfBedTime: 400,
  napCount: 1,
  naps: [{ startTime: 810, endTime: 840 }],
};
const total = (kind: string, changes: Partial<NightEntry> = {}) =>
  drawNight('2026-01-06', { ...night, ...changes }, zone)
    .stretches.filter((stretch) => stretch.kind === kind)
    .reduce((sum, { from, to }) => sum + to - from, 0);

describe('drawNight', () => {
  it('lies between noon and noon, by the clock', () => {
    expect(drawNight('2026-01-06', night, zone).bed).toEqual({ from: 630, to: 1120 });
  });

  it('is one block of sleep, with the awakenings that nobody timed in it', () => {
    expect(total('sleep')).toBe(410 + 30);
    expect(total('awake')).toBe(20 + 30);
    expect(total('nap')).toBe(30);
  });

  it('shows falling asleep before it and the last minutes in bed after it', () => {
    const { stretches } = drawNight('2026-01-06', night, zone);
    expect(stretches.map(({ kind }) => kind)).toEqual(['nap', 'awake', 'sleep', 'awake']);
  });

  it('shows lights-out after midnight on the date itself', () => {
    expect(
      total('sleep', { lightsOutTime: 30, awakenings: 0, wakeAfterSleepOnsetMinutes: 0 }),
    ).toBe(320);
  });

  it('shows a white night as awake throughout', () => {
    const white = { sleepOnsetLatencyMinutes: 460, awakenings: 0, wakeAfterSleepOnsetMinutes: 0 };
    expect(total('sleep', white)).toBe(0);
    expect(total('awake', white)).toBe(490);
  });

  it('draws what is entered so far and nothing else', () => {
    expect(drawNight('2026-01-06', { lightsOutTime: 1350 }, zone)).toEqual({
      stretches: [],
      bed: null,
    });
    expect(drawNight('2026-01-06', { lightsOutTime: 1350, outOfBedTime: 400 }, zone)).toEqual({
      stretches: [{ kind: 'inBed', from: 630, to: 1120 }],
      bed: { from: 630, to: 1120 },
    });
  });
});

describe('clockChangeMinutes', () => {
  it.each([
    ['2026-01-06', 0],
    ['2026-03-07', 0],
    ['2026-03-08', -60],
    ['2026-03-09', 0],
    ['2026-11-01', 60],
  ])('says of the night that ended on %s: %i', (date, minutes) => {
    expect(clockChangeMinutes(date, night, zone)).toBe(minutes);
  });

  it('says nothing of a night that began after the change', () => {
    expect(clockChangeMinutes('2026-11-01', { ...night, lightsOutTime: 180 }, zone)).toBe(0);
  });
});

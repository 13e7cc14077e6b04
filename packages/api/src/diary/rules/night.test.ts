import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/rules/local-date.ts';
import { nightRefusals } from './night-refusals.ts';
import { isWhiteNight, measureNight, placeNight, whiteNight, type NightEntry } from './night.ts';

const toronto = 'America/Toronto';
const hm = (hour: number, minute = 0) => hour * 60 + minute;
const night: NightEntry = {
  lightsOutTime: hm(22, 30),
  sleepOnsetLatencyMinutes: 45,
  awakenings: 2,
  wakeAfterSleepOnsetMinutes: 60,
  finalWakeUpTime: hm(6, 30),
  outOfBedTime: hm(7, 15),
  napCount: 0,
  naps: [],
};

describe('placeNight', () => {
  it.each([
    [
      'lights-out at 11:59 belongs to the date',
      [hm(11, 59), hm(19), hm(19, 30)],
      ['14', '14', '14'],
    ],
    [
      'lights-out at 12:00 belongs to the day before',
      [hm(12), hm(19), hm(19, 30)],
      ['13', '13', '13'],
    ],
    [
      'lights-out at 23:59 belongs to the day before',
      [hm(23, 59), hm(7), hm(7)],
      ['13', '14', '14'],
    ],
    ['lights-out at 00:00 belongs to the date', [hm(0), hm(7), hm(7)], ['14', '14', '14']],
    [
      'waking at the minute of lights-out is the same minute',
      [hm(23), hm(23), hm(23)],
      ['13', '13', '13'],
    ],
    [
      'waking a minute earlier on the clock is the day after',
      [hm(23), hm(22, 59), hm(23)],
      ['13', '14', '14'],
    ],
    [
      'out of bed after midnight follows a wake-up before it',
      [hm(20), hm(23, 50), hm(0, 10)],
      ['13', '13', '14'],
    ],
    ['out of bed may be the minute of waking', [hm(23), hm(6), hm(6)], ['13', '14', '14']],
  ])('%s', (_, [lightsOutTime = 0, finalWakeUpTime = 0, outOfBedTime = 0], days) => {
    const times = { lightsOutTime, finalWakeUpTime, outOfBedTime };
    const placed = placeNight('2026-01-14', times, toronto);
    const dates = [placed.lightsOut.date, placed.finalWakeUp.date, placed.outOfBed.date];
    expect(dates).toEqual(days.map((day) => `2026-01-${day}`));
  });

  it('gives the instants of the zone', () => {
    const { lightsOut, outOfBed } = placeNight('2026-01-14', night, 'America/St_Johns');
    expect(lightsOut.at.toISOString()).toBe('2026-01-14T02:00:00.000Z');
    expect(outOfBed.at.toISOString()).toBe('2026-01-14T10:45:00.000Z');
  });

  it('lets no time come before the one it follows, though a skipped hour moved that one', () => {
    const times = { lightsOutTime: hm(1), finalWakeUpTime: hm(2, 45), outOfBedTime: hm(3, 10) };
    const { finalWakeUp, outOfBed } = placeNight('2026-03-08', times, toronto);
    expect(outOfBed.at >= finalWakeUp.at).toBe(true);
  });
});

describe('measureNight', () => {
  it.each([
    ['the night before the clocks change', '2026-03-07', 525, 375],
    ['the night that loses an hour', '2026-03-08', 465, 315],
    ['the night that gains an hour', '2026-11-01', 585, 435],
  ])('counts elapsed minutes in %s', (_, date, timeInBedMinutes, totalSleepMinutes) => {
    expect(measureNight(date, night, toronto)).toMatchObject({
      timeInBedMinutes,
      totalSleepMinutes,
    });
  });

  it('truncates the efficiency: 84.79 % is shown as 84.7', () => {
    const entry = {
      ...night,
      outOfBedTime: hm(6, 30),
      sleepOnsetLatencyMinutes: 73,
      wakeAfterSleepOnsetMinutes: 0,
    };
    expect(measureNight('2026-01-14', entry, toronto).sleepEfficiencyPercent).toBe(84.7);
  });

  it('leaves naps out of the night', () => {
    const napped = { ...night, napCount: 1, naps: [{ startTime: hm(13), endTime: hm(16) }] };
    expect(measureNight('2026-01-14', napped, toronto)).toEqual(
      measureNight('2026-01-14', night, toronto),
    );
  });
});

describe('whiteNight', () => {
  it.each([
    ['2026-01-14', 540],
    ['2026-03-08', 480],
    ['2026-11-01', 600],
  ])('of %s is valid, with no sleep and %i minutes of falling asleep', (date, minutes) => {
    const entry = whiteNight(date, { lightsOutTime: hm(22), outOfBedTime: hm(7) }, toronto);
    const measures = measureNight(date, entry, toronto);
    expect(entry).toMatchObject({
      sleepOnsetLatencyMinutes: minutes,
      awakenings: 0,
      finalWakeUpTime: hm(7),
    });
    expect(measures).toMatchObject({ totalSleepMinutes: 0, sleepEfficiencyPercent: 0 });
    expect(isWhiteNight(measures)).toBe(true);
    expect(nightRefusals(date, entry, toronto)).toEqual([]);
  });

  it('keeps a final wake-up and naps that are given', () => {
    const naps = [{ startTime: hm(13), endTime: hm(13, 20) }];
    const entered = { lightsOutTime: hm(22), finalWakeUpTime: hm(6), outOfBedTime: hm(7), naps };
    const entry = whiteNight('2026-01-14', entered, toronto);
    expect(entry).toMatchObject({
      sleepOnsetLatencyMinutes: 480,
      finalWakeUpTime: hm(6),
      napCount: 1,
      naps,
    });
  });

  it('is none when a minute was slept', () => {
    expect(isWhiteNight({ totalSleepMinutes: 1 })).toBe(false);
  });
});

const clockTimes = fc.integer({ min: 0, max: 1439 });
/** Random dates of five years; a third are dates of a clock change. */
const dates = fc.oneof(
  fc.integer({ min: 0, max: 1826 }).map((days) => addDays('2024-01-01', days)),
  fc.constantFrom('2025-03-09', '2025-11-02', '2026-03-08', '2026-11-01'),
);
const zones = fc.constantFrom(
  toronto,
  'America/St_Johns',
  'America/Regina',
  'Europe/Paris',
  'Australia/Lord_Howe',
);
const entries: fc.Arbitrary<NightEntry> = fc.record({
  lightsOutTime: clockTimes,
  sleepOnsetLatencyMinutes: fc.integer({ min: 0, max: 600 }),
  awakenings: fc.integer({ min: 0, max: 30 }),
  wakeAfterSleepOnsetMinutes: fc.integer({ min: 0, max: 300 }),
  finalWakeUpTime: clockTimes,
  outOfBedTime: clockTimes,
  napCount: fc.constant(0),
  naps: fc.constant([]),
});

describe('every night that is not refused', () => {
  it('sleeps and wakes for its time in bed, with an efficiency from 0 to 100', () => {
    fc.assert(
      fc.property(dates, entries, zones, (date, entry, timeZone) => {
        fc.pre(nightRefusals(date, entry, timeZone).length === 0);
        const measures = measureNight(date, entry, timeZone);
        const { timeInBedMinutes, totalSleepMinutes, totalWakeMinutes } = measures;
        const wake = entry.sleepOnsetLatencyMinutes + entry.wakeAfterSleepOnsetMinutes;
        expect(totalSleepMinutes + totalWakeMinutes).toBe(timeInBedMinutes);
        expect(totalWakeMinutes).toBe(wake + measures.earlyMorningAwakeningMinutes);
        expect(measures.earlyMorningAwakeningMinutes).toBeGreaterThanOrEqual(0);
        expect(totalSleepMinutes).toBeGreaterThanOrEqual(0);
        expect(measures.sleepPeriodMinutes).toBeGreaterThanOrEqual(totalSleepMinutes);
        expect(measures.sleepEfficiencyPercent).toBeGreaterThanOrEqual(0);
        expect(measures.sleepEfficiencyPercent).toBeLessThanOrEqual(100);
      }),
      { numRuns: 2000 },
    );
  });

  it('is in order: lights-out, final wake-up, out of bed', () => {
    fc.assert(
      fc.property(dates, entries, zones, (date, entry, timeZone) => {
        const { lightsOut, finalWakeUp, outOfBed } = placeNight(date, entry, timeZone);
        expect(lightsOut.at <= finalWakeUp.at && finalWakeUp.at <= outOfBed.at).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('can be entered as a white night, in which nobody slept', () => {
    fc.assert(
      fc.property(dates, entries, zones, (date, entry, timeZone) => {
        const white = whiteNight(date, entry, timeZone);
        expect(measureNight(date, white, timeZone).totalSleepMinutes).toBe(0);
      }),
    );
  });
});

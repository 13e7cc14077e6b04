import { describe, expect, it } from 'vitest';
import type { NightEntry } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { summaryOf, summaryWeek } from './summary-rows.ts';

const night: NightEntry = {
  lightsOutTime: 1380,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 31,
  finalWakeUpTime: 400,
  outOfBedTime: 420,
  napCount: 0,
  naps: [],
};
const week = {
  number: 1,
  completedNights: 3,
  sleepEfficiencyPercent: 85.4,
  meanTimeInBedMinutes: 480,
  meanTotalSleepMinutes: 410,
} as DiaryWeek;

describe('a week of the sheet', () => {
  it('averages what was told alone', () => {
    const nights = [
      { night: { ...night, sleepQuality: 2, hasTakenSleepMedication: true } },
      { night: { ...night, sleepQuality: 3, hasTakenSleepMedication: false } },
      { night: { ...night, sleepQuality: null } },
    ];
    expect(summaryWeek(week, nights)).toMatchObject({
      fields: {
        sleepQuality: 2.5,
        hasTakenSleepMedication: { nights: 1, told: 2 },
      },
    });
  });

  it('has no figure while the week has none, and no detail that nobody told', () => {
    const few = { ...week, sleepEfficiencyPercent: null };
    expect(summaryWeek(few, [{ night }])).toMatchObject({
      fields: {
        sleepQuality: null,
        hasTakenSleepMedication: null,
      },
    });
    const rated = { night: { ...night, sleepQuality: 4 } };
    expect(summaryWeek(few, [rated, rated]).fields.sleepQuality).toBeNull();
  });
});

describe('the sheet', () => {
  const programmeOf = (weeks: number, isTold: (index: number) => boolean) =>
    ({
      weeks: Array.from({ length: weeks }, (_, index) => ({ ...week, number: index + 1 })),
      days: Array.from({ length: weeks * 7 }, (_, index) => ({
        date: new Date(Date.UTC(2026, 0, 2 + index)).toISOString().slice(0, 10),
        week: Math.floor(index / 7) + 1,
        night: isTold(index) ? night : null,
        measures: isTold(index) ? {} : null,
      })),
    }) as unknown as Programme;

  it('is none without a night', () => {
    expect(summaryOf(programmeOf(2, () => false))).toBeNull();
  });

  it.each([
    [13, 13, false],
    [14, 13, true],
    [25, 13, true],
  ])('of %i weeks shows %i', (weeks, shown, isShortened) => {
    const summary = summaryOf(programmeOf(weeks, () => true));
    expect(summary?.weeks).toHaveLength(shown);
    expect(summary).toMatchObject({ isShortened, hasDetails: false });
    expect(summary?.weeks[0]?.number).toBe(1);
    expect(summary?.weeks.at(-1)?.number).toBe(weeks);
  });

  it('draws the 14 nights up to the last one told, with those that are missing', () => {
    const summary = summaryOf(programmeOf(3, (index) => index !== 15 && index < 18));
    expect(summary?.to).toBe('2026-01-19');
    expect(summary?.nights).toHaveLength(14);
    expect(summary?.nights.filter((each) => each.night === null)).toMatchObject([
      { date: '2026-01-17' },
    ]);
  });
});

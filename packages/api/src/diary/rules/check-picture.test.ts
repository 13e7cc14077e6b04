import { describe, expect, it } from 'vitest';
import { checkPicture, type PicturedWeek } from './check-picture.ts';

const week = (number: number, sleepEfficiencyPercent: number | null): PicturedWeek => ({
  number,
  sleepEfficiencyPercent,
  meanTotalSleepMinutes: sleepEfficiencyPercent && 400,
  meanTimeInBedMinutes: sleepEfficiencyPercent && 480,
});

describe('the picture of a check week (D86)', () => {
  it.each([
    ['week 24', [week(23, 80), week(24, 85), week(25, 90), week(26, 85)], 24],
    ['week 25 without it', [week(23, 80), week(24, null), week(25, 90), week(26, 85)], 25],
    ['the last week with figures', [week(3, 80), week(9, 85), week(26, 85)], 9],
    ['no earlier check week', [week(9, 85), week(26, 85), week(27, 88)], 9],
  ])('stands beside %s', (_, weeks, expected) => {
    const picture = checkPicture(weeks, weeks.at(-1)?.number ?? 0);
    expect(picture?.reference.number).toBe(expected);
  });

  it.each([
    ['without a week to compare', [week(24, null), week(26, 85)]],
    ['with fewer than three nights', [week(24, 85), week(26, null)]],
    ['of a week that does not exist', [week(24, 85)]],
  ])('is none %s', (_, weeks) => {
    expect(checkPicture(weeks, 26)).toBeNull();
  });

  it.each([
    [85, 90, 'better'],
    [85, 89.9, 'steady'],
    [85, 85, 'steady'],
    [85, 80.1, 'steady'],
    [85, 80, 'lower'],
  ])('from %f to %f %% is %s', (then, now, outcome) => {
    expect(checkPicture([week(24, then), week(26, now)], 26)?.outcome).toBe(outcome);
  });
});

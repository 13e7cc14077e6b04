import { describe, expect, it } from 'vitest';
import { dayNapAdvice, weekNapAdvice } from './nap-advice.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;
const nap = (startTime: number, endTime: number) => ({ startTime, endTime });

const none = dayNapAdvice([]);
const short = dayNapAdvice([nap(hm(13), hm(13, 20))]);
const late = dayNapAdvice([nap(hm(15, 10), hm(15, 30))]);
const long = dayNapAdvice([nap(hm(12), hm(14))]);
const both = dayNapAdvice([nap(hm(14), hm(16))]);

describe('dayNapAdvice', () => {
  it.each([
    ['no nap', [], 'compliant', 0],
    ['60 minutes', [nap(hm(13), hm(14))], 'compliant', 60],
    ['61 minutes', [nap(hm(13), hm(14, 1))], 'long', 61],
    [
      '60 minutes over two naps',
      [nap(hm(11), hm(11, 30)), nap(hm(13), hm(13, 30))],
      'compliant',
      60,
    ],
    ['61 minutes over two naps', [nap(hm(11), hm(11, 30)), nap(hm(13), hm(13, 31))], 'long', 61],
    ['an end at 15:00', [nap(hm(14, 30), hm(15))], 'compliant', 30],
    ['an end at 15:01', [nap(hm(14, 30), hm(15, 1))], 'late', 31],
    ['one late nap of two', [nap(hm(12), hm(12, 10)), nap(hm(16), hm(16, 10))], 'late', 20],
    ['an end at 15:01 after 61 minutes', [nap(hm(14), hm(15, 1))], 'both', 61],
  ])('with %s', (_, naps, state, totalMinutes) => {
    expect(dayNapAdvice(naps)).toEqual({ state, totalMinutes, napCount: naps.length });
  });
});

describe('weekNapAdvice', () => {
  it('is none without a completed day', () => {
    expect(weekNapAdvice([])).toBeNull();
  });

  it.each([
    [
      'no nap at all',
      [none, none],
      { state: 'compliant', dayCount: 2, compliantDayCount: 2, days: 2, napCount: 0 },
    ],
    [
      'one late day',
      [none, late, short],
      { state: 'late', dayCount: 1, compliantDayCount: 2, days: 3, napCount: 2 },
    ],
    [
      'late and long days',
      [late, late, long],
      { state: 'long', dayCount: 1, compliantDayCount: 0, days: 3, napCount: 3 },
    ],
    [
      'two days of both',
      [both, late, both, none],
      { state: 'both', dayCount: 2, compliantDayCount: 1, days: 4, napCount: 3 },
    ],
  ])('shows the worst day of %s, with how many there are', (_, days, advice) => {
    expect(weekNapAdvice(days)).toEqual(advice);
  });
});

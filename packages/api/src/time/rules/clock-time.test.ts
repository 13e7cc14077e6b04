import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockDistanceMinutes,
  clockSpreadMinutes,
  clockTimePlus,
  formatClockTime,
  isClockTime,
  parseClockTime,
} from './clock-time.ts';

const clockTimes = fc.integer({ min: 0, max: 1439 });

describe('parseClockTime', () => {
  it.each([
    ['2230', '22:30'],
    ['22h30', '22:30'],
    ['22 h 30', '22:30'],
    ['22\u00a0h\u00a030', '22:30'],
    ['22\u202fh\u202f30\u202fmin', '22:30'],
    ['22H30', '22:30'],
    ['22 heures 30', '22:30'],
    ['22:30', '22:30'],
    [' 22 : 30 ', '22:30'],
    ['22:30:00', '22:30'],
    ['22.30', '22:30'],
    ['22,30', '22:30'],
    ['22 30', '22:30'],
    ['２２：３０', '22:30'],
    ['10:30 pm', '22:30'],
    ['10:30 p.m.', '22:30'],
    ['10:30\u202fp.m.', '22:30'],
    ['10:30 P. M.', '22:30'],
    ['10 h 30 du soir', '22:30'],
    ['1030pm', '22:30'],
    ['22:30 pm', '22:30'],
    ['23 pm', '23:00'],
    ['10.30 am', '10:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['7', '07:00'],
    ['07', '07:00'],
    ['7h', '07:00'],
    ['7 h du matin', '07:00'],
    ['7 a.m.', '07:00'],
    ['7pm', '19:00'],
    ['3 h de l’après-midi', '15:00'],
    ['3 in the afternoon', '15:00'],
    ['0', '00:00'],
    ['0:05', '00:05'],
    ['005', '00:05'],
    ['0005', '00:05'],
    ['24', '00:00'],
    ['24:00', '00:00'],
    ['2400', '00:00'],
    ['12', '12:00'],
    ['12 am', '00:00'],
    ['12:30 a.m.', '00:30'],
    ['12 pm', '12:00'],
    ['12:30 pm', '12:30'],
    ['midi', '12:00'],
    ['midi 15', '12:15'],
    ['Noon', '12:00'],
    ['12 noon', '12:00'],
    ['minuit', '00:00'],
    ['MINUIT 30', '00:30'],
    ['midnight', '00:00'],
    ['23:59', '23:59'],
  ])('reads %j as %s', (text, expected) => {
    const time = parseClockTime(text);
    expect(time === null ? null : formatClockTime(time)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    ':',
    'h',
    'pm',
    '25',
    '24:01',
    '24:30',
    '2401',
    '2260',
    '22:60',
    '22h60',
    '12345',
    '9:5',
    '7.5',
    '-7',
    '−7',
    '+7',
    '1e3',
    '22:30:60',
    '22::30',
    '22h30h',
    '13 am',
    '0 pm',
    '24 pm',
    'abc',
    'vers 22 h',
    '22h30 23h',
    '22:30\u0000',
    '٢٢:٣٠',
    '1'.repeat(41),
  ])('reads nothing in %j', (text) => {
    expect(parseClockTime(text)).toBeNull();
  });

  it('reads every clock time back in each of its spellings', () => {
    fc.assert(
      fc.property(clockTimes, (time) => {
        const [hour = '', minute = ''] = formatClockTime(time).split(':');
        const half = Number(hour) < 12 ? 'a.m.' : 'p.m.';
        const spellings = [
          `${hour}:${minute}`,
          `${hour}${minute}`,
          `${Number(hour)} h ${minute}`,
          `${Number(hour)}.${minute}`,
          `${Number(hour) % 12 || 12}:${minute} ${half}`,
        ];
        for (const spelling of spellings) expect(parseClockTime(spelling)).toBe(time);
      }),
    );
  });

  it('gives a clock time or nothing for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const time = parseClockTime(text);
        expect(time === null || isClockTime(time)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isClockTime', () => {
  it.each([
    [-1, false],
    [0, true],
    [1439, true],
    [1440, false],
    [30.5, false],
    [Number.NaN, false],
  ])('says of %d: %s', (value, expected) => {
    expect(isClockTime(value)).toBe(expected);
  });
});

describe('the dial', () => {
  it.each([
    [1430, 20, 10],
    [10, -20, 1430],
    [0, 1440, 0],
    [0, -2880, 0],
  ])('from %i, %i minutes lead to %i', (time, minutes, expected) => {
    expect(clockTimePlus(time, minutes)).toBe(expected);
  });

  it.each([
    [1430, 10, 20],
    [10, 1430, 20],
    [0, 720, 720],
    [60, 60, 0],
  ])('%i and %i are %i minutes apart', (one, other, minutes) => {
    expect(clockDistanceMinutes(one, other)).toBe(minutes);
  });

  it.each([
    [[], 0],
    [[420], 0],
    [[420, 420], 0],
    [[420, 480, 450], 60],
    [[1430, 10, 0], 20],
    [[0, 720], 720],
  ])('%j span %i minutes', (times, minutes) => {
    expect(clockSpreadMinutes(times)).toBe(minutes);
  });

  it('comes back by the same number of minutes', () => {
    fc.assert(
      fc.property(clockTimes, fc.integer({ min: -5000, max: 5000 }), (time, minutes) => {
        expect(clockTimePlus(clockTimePlus(time, minutes), -minutes)).toBe(time);
      }),
    );
  });
});

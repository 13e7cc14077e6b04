import { describe, expect, it } from 'vitest';
import {
  clockWords,
  formatDate,
  formatDay,
  formatDayOf,
  formatClock,
  formatExactStamp,
  formatInstant,
  formatMoment,
  formatNight,
  formatPeriod,
  formatStamp,
  localDateOf,
  formatWeekday,
} from './written-time.ts';

const shown = (text: string) => text.replaceAll('\u00A0', '_');

describe('the dates of a night', () => {
  it.each([
    ['2026-01-06', 'lundi_5 au mardi 6_janvier', 'Monday_5 to Tuesday 6_January'],
    [
      '2026-02-01',
      'samedi 31_janvier au dimanche 1er_février',
      'Saturday 31_January to Sunday 1_February',
    ],
    ['2026-01-02', 'jeudi_1er au vendredi 2_janvier', 'Thursday_1 to Friday 2_January'],
    [
      '2026-01-01',
      'mercredi 31_décembre au jeudi 1er_janvier',
      'Wednesday 31_December to Thursday 1_January',
    ],
    ['2026-03-08', 'samedi_7 au dimanche 8_mars', 'Saturday_7 to Sunday 8_March'],
  ])('says both of the night that ended on %s', (date, french, english) => {
    expect(shown(formatNight(date, 'fr'))).toBe(french);
    expect(shown(formatNight(date, 'en'))).toBe(english);
  });

  it('says them briefly', () => {
    expect(shown(formatNight('2026-01-06', 'fr', 'short'))).toBe('lun._5 au mar. 6_janv.');
    expect(shown(formatNight('2026-01-06', 'en', 'short'))).toBe('Mon_5 to Tue 6_Jan');
  });

  it('stamps a record with its date and time, the year first', () => {
    const iso = new Date(2026, 0, 6, 7, 5).toISOString();
    expect(shown(formatStamp(iso, 'fr'))).toBe('2026-01-06, 7_h_05');
    expect(shown(formatStamp(iso, 'en'))).toBe('2026-01-06, 7:05_a.m.');
  });

  it.each([
    ['2026-01-06T05:00:00Z', 'America/Toronto', '6_janvier à 0_h', '6_January at 12:00_a.m.'],
    ['2026-01-06T04:59:00Z', 'America/Toronto', '5_janvier à 23_h_59', '5_January at 11:59_p.m.'],
    ['2026-02-01T12:05:00Z', 'Europe/Paris', '1er_février à 13_h_05', '1_February at 1:05_p.m.'],
  ])('writes an instant (%s) as %s has it', (iso, zone, french, english) => {
    expect(shown(formatInstant(iso, 'fr', zone))).toBe(french);
    expect(shown(formatInstant(iso, 'en', zone))).toBe(english);
  });

  it('names a day with and without its month, which stays on its line', () => {
    expect(shown(formatDay('2026-01-01', 'fr'))).toBe('jeudi 1er_janvier');
    expect(shown(formatWeekday('2026-01-05', 'fr'))).toBe('lundi_5');
    expect(shown(formatWeekday('2026-01-05', 'en'))).toBe('Monday_5');
  });
});

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('clockWords', () => {
  it.each([
    [1350, '22 h 30', '10:30 p.m.'],
    [420, '7 h', '7:00 a.m.'],
    [425, '7 h 05', '7:05 a.m.'],
    [0, '0 h', '12:00 a.m.'],
    [720, '12 h', '12:00 p.m.'],
    [1439, '23 h 59', '11:59 p.m.'],
  ])('says %i in French and in English', (time, french, english) => {
    expect(plain(clockWords(time, 'fr'))).toBe(french);
    expect(plain(clockWords(time, 'en'))).toBe(english);
  });

  it.each([
    [420, '7 h 00', '7:00 a.m.'],
    [425, '7 h 05', '7:05 a.m.'],
  ])('says the minutes of %i beside durations', (time, french, english) => {
    expect(plain(clockWords(time, 'fr', { hasMinutes: true }))).toBe(french);
    expect(plain(clockWords(time, 'en', { hasMinutes: true }))).toBe(english);
  });

  it('never breaks a time at the end of a line', () => {
    expect(clockWords(1350, 'fr')).not.toContain(' ');
  });
});

it.each([
  ['fr', '1er_février 2026', '1er_février 2026 à 13_h_05', 'dimanche 1er_février'],
  ['en', '1_February 2026', '1_February 2026 at 1:05_p.m.', 'Sunday 1_February'],
])('writes a date and a moment with their year where they are read later (%s)', (...expected) => {
  const [locale, date, moment, day] = expected;
  const iso = '2026-02-01T12:05:00Z';
  expect(shown(formatDate('2026-02-01', locale))).toBe(date);
  expect(shown(formatMoment(iso, locale, 'Europe/Paris'))).toBe(moment);
  expect(shown(formatDayOf(iso, locale, 'Europe/Paris'))).toBe(day);
});

it.each([
  [
    '2026-01-05',
    '2026-01-06',
    'lundi 5_janvier au mardi 6_janvier 2026',
    'Monday 5_January to Tuesday 6_January 2026',
  ],
  [
    '2026-12-30',
    '2026-12-31',
    'mercredi 30_décembre au jeudi 31_décembre 2026',
    'Wednesday 30_December to Thursday 31_December 2026',
  ],
  [
    '2026-12-31',
    '2027-01-01',
    'jeudi 31_décembre 2026 au vendredi 1er_janvier 2027',
    'Thursday 31_December 2026 to Friday 1_January 2027',
  ],
])('writes a period with its first year only where it differs (%s to %s)', (from, to, ...words) => {
  expect(['fr', 'en'].map((locale) => shown(formatPeriod(from, to, locale)))).toEqual(words);
});

it('writes an instant in the named zone, whatever the device says', () => {
  const iso = '2026-01-06T23:30:00Z';
  const zone = 'Asia/Tokyo';
  expect(localDateOf(iso, zone)).toBe('2026-01-07');
  expect(shown(formatStamp(iso, 'fr', zone))).toBe('2026-01-07, 8_h_30');
  expect(shown(formatClock(iso, 'en', zone))).toBe('8:30_a.m.');
  expect(shown(formatExactStamp(iso, 'en', 'America/Toronto'))).toBe('2026-01-06, 6:30:00_p.m.');
});

it('stamps the log to the second', () => {
  const iso = new Date(2026, 0, 6, 17, 5, 9).toISOString();
  expect(shown(formatExactStamp(iso, 'fr'))).toBe('2026-01-06, 17_h_05_min_09_s');
  expect(shown(formatExactStamp(iso, 'en'))).toBe('2026-01-06, 5:05:09_p.m.');
});

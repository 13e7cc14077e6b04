import { describe, expect, it } from 'vitest';
import { formatDay, formatInstant, formatNight, formatStamp, formatWeekday } from './dates.ts';

describe('the dates of a night', () => {
  it.each([
    ['2026-01-06', 'lundi 5 au mardi 6 janvier', 'Monday 5 to Tuesday 6 January'],
    [
      '2026-02-01',
      'samedi 31 janvier au dimanche 1er février',
      'Saturday 31 January to Sunday 1 February',
    ],
    ['2026-01-02', 'jeudi 1er au vendredi 2 janvier', 'Thursday 1 to Friday 2 January'],
    [
      '2026-01-01',
      'mercredi 31 décembre au jeudi 1er janvier',
      'Wednesday 31 December to Thursday 1 January',
    ],
    ['2026-03-08', 'samedi 7 au dimanche 8 mars', 'Saturday 7 to Sunday 8 March'],
  ])('says both of the night that ended on %s', (date, french, english) => {
    expect(formatNight(date, 'fr')).toBe(french);
    expect(formatNight(date, 'en')).toBe(english);
  });

  it('says them briefly', () => {
    expect(formatNight('2026-01-06', 'fr', 'short')).toBe('lun. 5 au mar. 6 janv.');
    expect(formatNight('2026-01-06', 'en', 'short')).toBe('Mon 5 to Tue 6 Jan');
  });

  it('stamps a record with its date and time, the year first', () => {
    const iso = new Date(2026, 0, 6, 7, 5).toISOString();
    expect(formatStamp(iso, 'fr')).toBe('2026-01-06, 7\u00A0h\u00A005');
    expect(formatStamp(iso, 'en')).toBe('2026-01-06, 7:05\u00A0a.m.');
  });

  it.each([
    [
      '2026-01-06T05:00:00Z',
      'America/Toronto',
      '6 janvier à 0\u00A0h',
      '6 January at 12:00\u00A0a.m.',
    ],
    [
      '2026-01-06T04:59:00Z',
      'America/Toronto',
      '5 janvier à 23\u00A0h\u00A059',
      '5 January at 11:59\u00A0p.m.',
    ],
    [
      '2026-02-01T12:05:00Z',
      'Europe/Paris',
      '1er février à 13\u00A0h\u00A005',
      '1 February at 1:05\u00A0p.m.',
    ],
  ])('tells an instant (%s) as %s has it', (iso, zone, french, english) => {
    expect(formatInstant(iso, 'fr', zone)).toBe(french);
    expect(formatInstant(iso, 'en', zone)).toBe(english);
  });

  it('names a day with and without its month', () => {
    expect(formatDay('2026-01-01', 'fr')).toBe('jeudi 1er janvier');
    expect(formatWeekday('2026-01-05', 'fr')).toBe('lundi 5');
    expect(formatWeekday('2026-01-05', 'en')).toBe('Monday 5');
  });
});

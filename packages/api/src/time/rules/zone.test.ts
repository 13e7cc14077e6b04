import { describe, expect, it } from 'vitest';
import { addDays } from './local-date.ts';
import { clockTimeAt, elapsedMinutes, instantAt, isTimeZone, localDateAt } from './zone.ts';

const toronto = 'America/Toronto';
const canadianZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Glace_Bay',
  'America/Moncton',
  'America/Goose_Bay',
  'America/Toronto',
  'America/Iqaluit',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
  'America/Dawson_Creek',
];
/** Clock changes at midnight: Santiago, Havana, Cairo. Clock change of half an hour: Lord Howe. */
const otherZones = [
  'UTC',
  'Europe/Paris',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Marquesas',
  'Pacific/Chatham',
];

describe('isTimeZone', () => {
  it.each(['America/Toronto', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])(
    'knows %s',
    (text) => expect(isTimeZone(text)).toBe(true),
  );
  it.each([
    '',
    'Mars/Phobos',
    '-05:00',
    '+05:30',
    'America/Toronto\n',
    'Local',
    '../etc',
    'x'.repeat(65),
  ])('does not know %j', (text) => expect(isTimeZone(text)).toBe(false));
});

describe('the wall clock of a zone', () => {
  it.each([
    ['2026-01-14T04:59:59.999Z', toronto, '2026-01-13', 1439],
    ['2026-01-14T05:00:00.000Z', toronto, '2026-01-14', 0],
    ['2026-03-08T06:59:59.000Z', toronto, '2026-03-08', 119],
    ['2026-03-08T07:00:00.000Z', toronto, '2026-03-08', 180],
    ['2026-11-01T05:59:00.000Z', toronto, '2026-11-01', 119],
    ['2026-11-01T06:00:00.000Z', toronto, '2026-11-01', 60],
    ['2026-01-14T03:29:59.000Z', 'America/St_Johns', '2026-01-13', 1439],
    ['2026-01-14T10:00:00.000Z', 'Pacific/Kiritimati', '2026-01-15', 0],
    ['1969-12-31T23:59:00.000Z', 'UTC', '1969-12-31', 1439],
  ])('at %s in %s it is %s, %i minutes after midnight', (instant, zone, date, time) => {
    expect(localDateAt(new Date(instant), zone)).toBe(date);
    expect(clockTimeAt(new Date(instant), zone)).toBe(time);
  });
});

describe('instantAt', () => {
  it.each([
    ['a plain time', '2026-01-14', 22 * 60 + 30, '2026-01-15T03:30:00.000Z'],
    ['the last minute before the change to summer', '2026-03-08', 119, '2026-03-08T06:59:00.000Z'],
    [
      'the first skipped minute, which moves an hour forward',
      '2026-03-08',
      120,
      '2026-03-08T07:00:00.000Z',
    ],
    ['a skipped time, which moves forward', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
    ['the last skipped minute', '2026-03-08', 179, '2026-03-08T07:59:00.000Z'],
    ['the first minute after the change', '2026-03-08', 180, '2026-03-08T07:00:00.000Z'],
    ['the last minute before the repeated hour', '2026-11-01', 59, '2026-11-01T04:59:00.000Z'],
    ['a repeated time, the first of the two', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
    ['the first minute after the repeated hour', '2026-11-01', 120, '2026-11-01T07:00:00.000Z'],
  ])('in Toronto takes %s', (_, date, time, instant) => {
    expect(instantAt(date, time, toronto).toISOString()).toBe(instant);
  });

  it('moves a skipped midnight to the first minute of its day', () => {
    const start = instantAt('2026-09-06', 0, 'America/Santiago');
    expect(clockTimeAt(start, 'America/Santiago')).toBe(60);
    expect(localDateAt(new Date(start.getTime() - 1), 'America/Santiago')).toBe('2026-09-05');
  });
});

describe('elapsedMinutes', () => {
  const night = (date: string, zone: string) =>
    elapsedMinutes({ date: addDays(date, -1), time: 23 * 60 }, { date, time: 7 * 60 }, zone);

  it.each([
    ['2026-03-07', toronto, 480],
    ['2026-03-08', toronto, 420],
    ['2026-03-09', toronto, 480],
    ['2026-11-01', toronto, 540],
    ['2026-03-08', 'America/Regina', 480],
    ['2026-04-05', 'Australia/Lord_Howe', 510],
    ['2026-10-04', 'Australia/Lord_Howe', 450],
  ])('counts the night before %s in %s as %i minutes', (date, zone, minutes) => {
    expect(night(date, zone)).toBe(minutes);
  });

  it('is negative when the end comes first', () => {
    expect(
      elapsedMinutes({ date: '2026-01-14', time: 60 }, { date: '2026-01-14', time: 0 }, toronto),
    ).toBe(-60);
  });
});

describe('each zone × each day of five years', () => {
  const wholeDays = new Set([23, 23.5, 24, 24.5, 25].map((hours) => hours * 60));

  it.each([...canadianZones, ...otherZones])('is one day in %s', (zone) => {
    const faults: string[] = [];
    let start = instantAt('2024-01-01', 0, zone);
    for (let date = '2024-01-01'; date <= '2028-12-31'; date = addDays(date, 1)) {
      const next = instantAt(addDays(date, 1), 0, zone);
      const minutes = (next.getTime() - start.getTime()) / 60_000;
      const isDay =
        wholeDays.has(minutes) &&
        localDateAt(start, zone) === date &&
        localDateAt(new Date(next.getTime() - 1), zone) === date;
      if (!isDay) faults.push(`${date} lasts ${minutes} minutes`);
      start = next;
    }
    expect(faults).toEqual([]);
  });

  it('has a day of 23 and a day of 25 hours a year in Toronto, none in Regina', () => {
    const oddDays = (zone: string) => {
      const odd: string[] = [];
      for (let date = '2026-01-01'; date <= '2026-12-31'; date = addDays(date, 1)) {
        const hours =
          elapsedMinutes({ date, time: 0 }, { date: addDays(date, 1), time: 0 }, zone) / 60;
        if (hours !== 24) odd.push(`${date} ${hours}`);
      }
      return odd;
    };
    expect(oddDays(toronto)).toEqual(['2026-03-08 23', '2026-11-01 25']);
    expect(oddDays('America/Regina')).toEqual([]);
  });
});

describe('the zone data in use (TZ-1, TZ-2)', () => {
  const offsetHours = (date: string, zone: string) =>
    (instantAt(date, 12 * 60, 'UTC').getTime() - instantAt(date, 12 * 60, zone).getTime()) /
    3_600_000;

  it.each([
    ['2026-11-02', 'America/Vancouver', -7],
    ['2026-12-01', 'America/Edmonton', -6],
    ['2026-12-01', 'America/Winnipeg', -6],
    ['2026-12-01', 'America/Regina', -6],
    ['2026-12-01', 'America/Toronto', -5],
    ['2026-12-01', 'America/Halifax', -4],
    ['2026-12-01', 'America/Blanc-Sablon', -4],
    ['2026-12-01', 'America/St_Johns', -3.5],
  ])('on %s has %s at %d h from UTC', (date, zone, hours) => {
    expect(offsetHours(date, zone)).toBe(hours);
  });

  // When this test fails, Node has newer time zone data: delete the test and the limit in the
  // documents.
  it('does not know yet that Inuvik stays at −6 from November 2026', () => {
    expect(offsetHours('2026-12-01', 'America/Inuvik')).toBe(-7);
  });
});

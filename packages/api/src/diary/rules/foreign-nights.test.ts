import { nightFields } from '@aube/dictionary';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClockTime } from '../../time/rules/clock-time.ts';
import { addDays, dateOfEpochDay, epochDayOf } from '../../time/rules/local-date.ts';
import { clockTimeAt, instantAt, localDateAt } from '../../time/rules/zone.ts';
import { type NightSource, nightSources, readForeignNights, sourceOf } from './foreign-nights.ts';

const ZONE = 'America/Toronto';
const rowsOf = (table: readonly (readonly string[])[]) =>
  table.map((cells, at) => ({ line: at + 1, cells: [...cells] }));

function read(source: NightSource, table: readonly (readonly string[])[], zone = ZONE) {
  const { header, lines, ...rest } = readForeignNights(rowsOf(table), source, zone);
  const nights = lines.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(header.map((title, at) => [title, cells[at] ?? ''])),
  }));
  return { header, nights, ...rest };
}

const ms = (date: string, time: number) => String(instantAt(date, time, ZONE).getTime());

const days = fc
  .integer({ min: epochDayOf('2024-01-01'), max: epochDayOf('2027-12-31') })
  .map(dateOfEpochDay);
const clock = fc.integer({ min: 0, max: 1439 });
const words = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim());
const grade = fc.integer({ min: 0, max: 5 });

describe('Plees Tracker', () => {
  const HEAD = ['sid', 'start', 'stop', 'rating'];

  it('gives the start, the stop and the grade; the rest is empty', () => {
    const [start, stop] = [ms('2026-01-05', 1390), ms('2026-01-06', 400)];
    const { nights, missing } = read('plees-tracker', [HEAD, ['1', start, stop, '4']]);
    expect(nights).toEqual([
      {
        line: 2,
        date: '2026-01-06',
        heure_extinction_lumieres: '23:10',
        heure_reveil: '06:40',
        qualite_sommeil: '4',
        nombre_reveils: '',
        note: '',
        duree_endormissement: '',
        duree_eveil: '',
        heure_sortie_lit: '',
      },
    ]);
    expect(missing).toEqual([]);
  });

  it.each([
    [['start', '2026-01-05 23:10:00', '2026-01-06 06:40:59'], '23:10', '06:40'],
    [['start', '2026-01-06 00:10:00', '2026-01-06 06:40:00'], '00:10', '06:40'],
    [['start', '2026-01-04 23:10:00', '2026-01-06 06:40:00'], '2026-01-04 23:10', '06:40'],
    [['start', '2026-01-05 06:41:00', '2026-01-06 06:40:00'], '06:41', '06:40'],
    [['start', '2026-01-05 06:40:00', '2026-01-06 06:40:00'], '2026-01-05 06:40', '06:40'],
    [['start', '2026-01-05 00:10:00', '2026-01-06 06:40:00'], '2026-01-05 00:10', '06:40'],
    [['start', '2026-01-06 07:10:00', '2026-01-06 06:40:00'], '2026-01-06 07:10', '06:40'],
    [['start', 'yesterday', '2026-01-06 06:40:00'], 'yesterday', '06:40'],
  ])('reads %j as lights out at %s', ([, start = '', stop = ''], lightsOut, wakeUp) => {
    const { nights } = read('plees-tracker', [HEAD, ['1', start, stop, '0']]);
    expect(nights).toMatchObject([
      { date: '2026-01-06', heure_extinction_lumieres: lightsOut, heure_reveil: wakeUp },
    ]);
  });

  it.each([
    ['0', ''],
    ['3', '3'],
  ])('takes %s awakenings as %j', (wakes, said) => {
    const row = ['1', ms('2026-01-05', 1390), ms('2026-01-06', 400), '0', '', wakes];
    const { nights } = read('plees-tracker', [[...HEAD, 'comment', 'wakes'], row]);
    expect(nights).toMatchObject([{ nombre_reveils: said, qualite_sommeil: '' }]);
  });

  it('gives every instant in the zone of the person, and nothing that the file does not say', () => {
    const zones = fc.constantFrom(
      'America/Toronto',
      'Asia/Tokyo',
      'Europe/Paris',
      'Asia/Kathmandu',
    );
    const row = fc.tuple(days, clock, fc.integer({ min: 1, max: 900 }), grade, words);
    fc.assert(
      fc.property(zones, fc.array(row, { minLength: 1, maxLength: 5 }), (zone, rows) => {
        const written = rows.map(([day, time, minutes, rating, comment]) => {
          const start = instantAt(day, time, 'UTC').getTime();
          return [start, start + minutes * 60_000, rating, comment] as const;
        });
        const table = written.map((cells, at) => [String(at), ...cells.map(String)]);
        const { nights } = read('plees-tracker', [[...HEAD, 'comment'], ...table], zone);
        expect(nights).toEqual(
          written.map(([start, stop, rating, comment], at) => ({
            line: at + 2,
            date: localDateAt(new Date(stop), zone),
            heure_extinction_lumieres: expect.stringContaining(
              formatClockTime(clockTimeAt(new Date(start), zone)),
            ),
            heure_reveil: formatClockTime(clockTimeAt(new Date(stop), zone)),
            qualite_sommeil: rating === 0 ? '' : String(rating),
            nombre_reveils: '',
            note: comment,
            duree_endormissement: '',
            duree_eveil: '',
            heure_sortie_lit: '',
          })),
        );
      }),
    );
  });
});

describe('Sleep as Android', () => {
  const HEAD = 'Id,Tz,From,To,Sched,Hours,Rating,Comment,Framerate,Snore'.split(',');
  const row = (from: string, to: string, rating = '0.0', comment = '') => [
    '7',
    ZONE,
    from,
    to,
    to,
    '7.5',
    rating,
    comment,
    '10000',
    '-1',
  ];
  const noise = ['', '', '', '', '', '', '', '', '', '', '0.02'];

  it('reads each night under its own head, and passes over the line of noise', () => {
    const { nights, ignored } = read('sleep-as-android', [
      [...HEAD, '23:15', '23:20'],
      row('5. 01. 2026 23:10', '6. 01. 2026 6:40', '3.0', 'Du vent #maison'),
      noise,
      [...HEAD, '0:05'],
      row('07. 01. 2026 0:05', '07. 01. 2026 7:00', '3.25'),
    ]);
    expect(nights).toMatchObject([
      {
        line: 2,
        date: '2026-01-06',
        timeZone: ZONE,
        heure_extinction_lumieres: '23:10',
        heure_reveil: '06:40',
        qualite_sommeil: '3',
        note: 'Du vent #maison',
        nombre_reveils: '',
      },
      { line: 5, date: '2026-01-07', heure_extinction_lumieres: '00:05', qualite_sommeil: '' },
    ]);
    expect(ignored).toEqual(['Sched', 'Hours', 'Framerate', 'Snore']);
  });

  it('gives back any night that it wrote', () => {
    const dotted = (date: string, time: number) => {
      const [year, month, day] = date.split('-');
      return `${day}. ${month}. ${year} ${formatClockTime(time).replace(/^0/, '')}`;
    };
    const night = fc
      .tuple(days, clock, clock, grade, words, fc.boolean())
      .filter(([, from, to]) => from !== to);
    fc.assert(
      fc.property(fc.array(night, { minLength: 1, maxLength: 5 }), (written) => {
        const table = written.flatMap(([date, from, to, rating, comment, hasNoise]) => {
          const start = from < to ? date : addDays(date, -1);
          const cells = row(dotted(start, from), dotted(date, to), `${rating}.0`, comment);
          return [HEAD, cells, ...(hasNoise ? [noise] : [])];
        });
        expect(read('sleep-as-android', table).nights).toMatchObject(
          written.map(([date, from, to, rating, comment]) => ({
            date,
            timeZone: ZONE,
            heure_extinction_lumieres: formatClockTime(from),
            heure_reveil: formatClockTime(to),
            qualite_sommeil: rating === 0 ? '' : String(rating),
            note: comment,
            duree_endormissement: '',
            nombre_reveils: '',
            duree_eveil: '',
            heure_sortie_lit: '',
          })),
        );
      }),
    );
  });
});

describe('the sheet of the Consensus Sleep Diary', () => {
  const TITLES = [
    'Today’s date',
    'Time got into bed',
    'Time tried to go to sleep',
    'How long to fall asleep',
    'How many times woke up, without the final awakening',
    'How long the awakenings lasted in total',
    'Time of final awakening',
    'Time out of bed for the day',
    'Quality of sleep',
    'Comments',
  ];
  const NUMBERS = ['Date', '1', '2.', 'Q3', '4', '5)', '6', 'item 7', '8', '9'];
  const OURS = [
    'date',
    ...(
      [
        'intoBedTime',
        'lightsOutTime',
        'sleepOnsetLatencyMinutes',
        'awakenings',
        'wakeAfterSleepOnsetMinutes',
        'finalWakeUpTime',
        'outOfBedTime',
        'sleepQuality',
        'note',
      ] as const
    ).map((name) => nightFields[name].french),
  ];
  const DAY = [
    '2026-01-06',
    '22:45',
    '23:10',
    '55 min.',
    '2',
    '1 h 10',
    '6:30',
    '7:00',
    'Poor',
    '',
  ];

  it.each([
    ['words', TITLES],
    ['numbers', NUMBERS],
  ])('is read by the %s of its titles, days in rows or in columns', (_by, titles) => {
    const { header, nights } = read('consensus-sleep-diary', [titles, DAY]);
    expect(header).toEqual(OURS);
    expect(nights).toMatchObject([
      { line: 2, date: '2026-01-06', duree_endormissement: '55 min.', qualite_sommeil: '2' },
    ]);
    const turned = titles.map((title, at) => [title, DAY[at] ?? '']);
    expect(read('consensus-sleep-diary', turned).nights).toEqual(nights);
  });

  it('keeps titles that it does not know, for the report', () => {
    const { header } = read('consensus-sleep-diary', [[...TITLES, 'Shoe size', '12'], DAY]);
    expect(header.slice(-2)).toEqual(['Shoe size', '12']);
  });

  it.each([
    'How many times did you nap or doze?',
    'In total, how long did you nap or doze?',
    'After your final awakening, how long did you try to sleep?',
    'After your final awakening, how long were you awake in bed?',
  ])('takes no figure of the night from « %s »', (title) => {
    const { header } = read('consensus-sleep-diary', [
      [...TITLES, title],
      [...DAY, '3'],
    ]);
    expect(header).toEqual([...OURS, title]);
  });

  const numbered = (count: number, perWeek: number) =>
    Array.from({ length: count }, (_, at) => String((at % perWeek) + 1));
  const week = (count: number) =>
    Array.from({ length: count }, (_, at) => [addDays('2026-01-05', at), ...DAY.slice(1)]);
  const FEW = TITLES.slice(0, 4);

  it.each([
    ['one week', TITLES, 7, 7],
    ['two weeks, each from 1', TITLES, 14, 7],
    ['nine days under four titles', FEW, 9, 9],
    ['two weeks under numbers', NUMBERS, 14, 7],
    ['nine days under few numbers', NUMBERS.slice(0, 4), 9, 9],
  ])('numbers of days are no titles: %s', (_, titles, count, perWeek) => {
    const nights = week(count).map((cells) => cells.slice(0, titles.length));
    const rows = [titles, ...nights];
    const beside = rows.map((cells, at) => [
      at === 0 ? '' : (numbered(count, perWeek)[at - 1] ?? ''),
      ...cells,
    ]);
    const { header } = read('consensus-sleep-diary', beside);
    expect(header).toEqual(['', ...OURS.slice(0, titles.length)]);
    expect(read('consensus-sleep-diary', beside).nights).toMatchObject(
      nights.map(([date]) => ({ date })),
    );
    const columns = (beside[0] ?? []).map((_cell, at) => beside.map((cells) => cells[at] ?? ''));
    expect(read('consensus-sleep-diary', columns)).toEqual(read('consensus-sleep-diary', beside));
  });

  it.each(['Day', 'Jour', 'DAY'])('a column « %s » beside the date is no second date', (title) => {
    const { header, ignored } = read('consensus-sleep-diary', [
      [title, ...TITLES],
      ['1', ...DAY],
    ]);
    expect(header).toEqual(OURS);
    expect(ignored).toEqual([title]);
  });

  it('a single column of dates may be called « Day »', () => {
    const { header } = read('consensus-sleep-diary', [['Day', ...TITLES.slice(1)], DAY]);
    expect(header).toEqual(['Day', ...OURS.slice(1)]);
  });

  it('gives back every cell of every day, in rows or in columns', () => {
    const cell = fc.stringMatching(/^[a-z0-9: -]{0,12}$/).map((text) => text.trim());
    const day = fc.tuple(days, ...TITLES.slice(1).map(() => cell));
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 1, maxLength: 14 }),
        fc.boolean(),
        fc.boolean(),
        (table, isTurned, hasNumbers) => {
          const plain = [TITLES, ...table];
          const rows = hasNumbers
            ? plain.map((each, at) => [at === 0 ? 'Day' : String(at), ...each])
            : plain;
          const given = isTurned
            ? (rows[0] ?? []).map((_, at) => rows.map((each) => each[at] ?? ''))
            : rows;
          const { header, nights } = read('consensus-sleep-diary', given);
          expect(header).toEqual(OURS);
          const quality = (text: string) => {
            const at = nightFields.sleepQuality.choices.findIndex(({ en, fr }) =>
              [en, fr].some((word) => word.toLowerCase() === text),
            );
            return at < 0 ? text : String(at + 1);
          };
          expect(nights).toEqual(
            table.map((cells, at) => ({
              line: at + 2,
              ...Object.fromEntries(
                OURS.map((title, place) => [
                  title,
                  title === 'qualite_sommeil' ? quality(cells[place] ?? '') : cells[place],
                ]),
              ),
            })),
          );
        },
      ),
    );
  });
});

it.each(nightSources)('any table is read without a fault: %s', (source) => {
  const cell = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      'Tz',
      'From',
      'To',
      'start',
      'stop',
      'Date',
      '1',
      '9',
      'out of bed',
      '99999999999999',
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 8 }), (table) => {
      const { lines } = readForeignNights(rowsOf(table), source, ZONE);
      expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
    }),
  );
});

it.each(['plees-tracker', 'sleep-as-android'] as const)(
  'a file of something else is named: %s',
  (source) => {
    const { missing, nights } = read(source, [
      ['Date', 'Lever'],
      ['2026-01-06', '7:00'],
    ]);
    expect(nights).toEqual([]);
    expect(missing.length).toBeGreaterThan(0);
  },
);

it.each<[string, NightSource | null, string[][]]>([
  ['the titles of the first program', 'sleep-as-android', [['Id', 'Tz', 'From', 'To', 'Rating']]],
  ['these titles below another line', 'sleep-as-android', [['x'], ['Id', 'TZ', 'from', 'to']]],
  ['two of the three titles', null, [['Id', 'Tz', 'From']]],
  ['the titles of the second program', 'plees-tracker', [['sid', 'start', 'stop', 'rating']]],
  ['one of the two titles', null, [['sid', 'start', 'rating']]],
  ['the numbers of the sheet', 'consensus-sleep-diary', [['Date', ...'1234567'.split('')]]],
  ['the numbers without the last needed one', null, [['Date', ...'123456'.split('')]]],
  ['the numbers down', 'consensus-sleep-diary', [['Day'], ...'1234567'.split('').map((n) => [n])]],
  ['our titles', null, [['date', 'heure_extinction_lumieres', 'duree_endormissement']]],
  ['nothing', null, []],
])('%s: from %s', (_name, source, table) => {
  expect(sourceOf(rowsOf(table))).toBe(source);
});

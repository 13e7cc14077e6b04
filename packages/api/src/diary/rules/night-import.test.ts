import { nightFieldNames } from '@aube/dictionary';
import { describe, expect, it } from 'vitest';
import { importNames, readImportHeader, readImportLine } from './night-import.ts';

const own = Object.fromEntries(nightFieldNames.map((name) => [name, [`notre_${name}`]]));
const names = importNames(own as unknown as Parameters<typeof importNames>[0]);
const FRENCH = [
  'Jour',
  'Extinction des lumières',
  'Endormissement',
  'Réveils',
  'Durée des éveils',
  'Dernier réveil',
  'Lever',
  'Siestes',
];

describe('the header of a file of nights', () => {
  it.each([
    [FRENCH],
    [['date', 'Lights out', 'SOL', 'awakenings', 'WASO', 'Final wake-up', 'OUT OF BED', 'naps']],
    [
      [
        'date',
        'notre_lightsOutTime',
        'sleepOnsetLatencyMinutes',
        'nombre de réveils',
        'time awake',
        'wake-up time',
        'Rise time',
        'nombre de siestes',
      ],
    ],
  ])('is read in both languages and in our own names: %j', (cells) => {
    expect(readImportHeader(cells, names)).toMatchObject({
      missing: [],
      ignored: [],
      repeated: [],
      unknown: [],
    });
  });

  it('says what is left aside, what is missing and what is there twice', () => {
    const header = readImportHeader(['Date', 'Humeur', 'lever', 'Rise time', ''], names);
    expect(header.ignored).toEqual(['Humeur']);
    expect(header.repeated).toEqual(['Rise time']);
    expect(header.missing).toContain('lightsOutTime');
    expect(header.missing).not.toContain('naps');
  });

  it('takes the mapping before the names, and says what nobody knows of it', () => {
    const header = readImportHeader(['Quand', 'Lever'], names, {
      quand: 'date',
      Lever: 'finalWakeUpTime',
      Nulle: 'date',
    });
    expect([...header.columns.keys()]).toEqual(['date', 'finalWakeUpTime']);
    expect(header.unknown).toEqual(['Nulle']);
    expect(readImportHeader(['A'], names, { A: 'humeur' }).unknown).toEqual(['humeur']);
  });
});

describe('a line of a file of nights', () => {
  const header = readImportHeader(FRENCH, names);
  const read = (line: string) => readImportLine(line.split('|'), header);

  it('is read as people write it', () => {
    expect(read('2026-01-06|23 h 15|45|2|30|6:30|7h|13:00-13:40 15h10 - 15h30')).toEqual({
      date: '2026-01-06',
      timeZone: null,
      participantCode: null,
      tellsNaps: true,
      faults: [],
      draft: {
        lightsOutTime: 1395,
        sleepOnsetLatencyMinutes: 45,
        awakenings: 2,
        wakeAfterSleepOnsetMinutes: 30,
        finalWakeUpTime: 390,
        outOfBedTime: 420,
        naps: [
          { startTime: 780, endTime: 820 },
          { startTime: 910, endTime: 930 },
        ],
      },
    });
  });

  it.each([
    ['2026/01/06|24:00|45,0|2.0|30|6:30|07h05|', { lightsOutTime: 0, outOfBedTime: 425 }],
    ['2026-01-06 00:00:00|23:15:00|45.00|2|30|6.30|0705|', { sleepOnsetLatencyMinutes: 45 }],
    ['2026-01-06T00:00:00Z|11:15 PM|045|2,0|30|6:30 a.m.|7 h 05|', { outOfBedTime: 425 }],
  ])('is read as programs write it: %s', (line, draft) => {
    expect(read(line)).toMatchObject({
      date: '2026-01-06',
      faults: [],
      draft: { awakenings: 2, wakeAfterSleepOnsetMinutes: 30, finalWakeUpTime: 390, ...draft },
    });
  });

  it.each([
    ['01/06/2026|23:15|45|2|30|6:30|7:00|', 'notADate', '01/06/2026'],
    ['1/6/26|23:15|45|2|30|6:30|7:00|', 'notADate', '1/6/26'],
    ['6 janvier 2026|23:15|45|2|30|6:30|7:00|', 'notADate', '6 janvier 2026'],
    ['2026-01-06|24:30|45|2|30|6:30|7:00|', 'notATime', '24:30'],
    ['2026-01-06|23:15|45.5|2|30|6:30|7:00|', 'notANumber', '45.5'],
    ['2026-01-06|23:15|1,000|2|30|6:30|7:00|', 'notANumber', '1,000'],
    ['06/01/2026|23:15|45|2|30|6:30|7:00|', 'notADate', '06/01/2026'],
    ['2026-02-30|23:15|45|2|30|6:30|7:00|', 'notADate', '2026-02-30'],
    ['2026-01-06|25:00|45|2|30|6:30|7:00|', 'notATime', '25:00'],
    ['2026-01-06|23:15|4,5|2|30|6:30|7:00|', 'notANumber', '4,5'],
    ['2026-01-06|23:15|-5|2|30|6:30|7:00|', 'notANumber', '-5'],
    ['2026-01-06|23:15|45|2|30|6:30|7:00|à midi', 'notNaps', 'à midi'],
  ])('%s is refused: %s', (line, code, text) => {
    expect(read(line).faults).toEqual([expect.objectContaining({ code, text })]);
  });
});

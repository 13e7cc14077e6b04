import { nightFieldNames } from '@aube/dictionary';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClockTime } from '../../time/rules/clock-time.ts';
import { addDays } from '../../time/rules/local-date.ts';
import { importNames, readImportHeader } from './import-header.ts';
import { readImportLine } from './night-import.ts';

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
    ['2026-01-06|23:15|0:45|2|30 min|6:30|7:05|', { sleepOnsetLatencyMinutes: 45 }],
    ['2026-01-06|23:15|00:45:00|2|0 h 30|6:30|7:05|', { sleepOnsetLatencyMinutes: 45 }],
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
    ['2026-01-06|23:15|45.5|2|30|6:30|7:00|', 'notADuration', '45.5'],
    ['2026-01-06|23:15|1,000|2|30|6:30|7:00|', 'notADuration', '1,000'],
    ['06/01/2026|23:15|45|2|30|6:30|7:00|', 'notADate', '06/01/2026'],
    ['2026-02-30|23:15|45|2|30|6:30|7:00|', 'notADate', '2026-02-30'],
    ['2026-01-06|25:00|45|2|30|6:30|7:00|', 'notATime', '25:00'],
    ['2026-01-06|23:15|4,5|2|30|6:30|7:00|', 'notADuration', '4,5'],
    ['2026-01-06|23:15|-5|2|30|6:30|7:00|', 'notADuration', '-5'],
    ['2026-01-06|23:15|45|deux|30|6:30|7:00|', 'notANumber', 'deux'],
    ['2026-01-06|23:15|45|2|peu|6:30|7:00|', 'notADuration', 'peu'],
    ['2026-01-06|23:15|45|2|30|6:30|7:00|à midi', 'notNaps', 'à midi'],
  ])('%s is refused: %s', (line, code, text) => {
    expect(read(line).faults).toEqual([expect.objectContaining({ code, text })]);
  });

  it.each([
    ['2026-02-16', '2026-02-17'],
    ['2026-02-28', '2026-03-01'],
    ['2027/12/31', '2028-01-01'],
  ])('dated by its evening %s is the night that ends on %s', (evening, morning) => {
    const cells = `${evening}|23:15|45|2|30|6:30|7:00|`.split('|');
    expect(readImportLine(cells, header, 'evening').date).toBe(morning);
    expect(readImportLine(cells, header).date).toBe(evening.replaceAll('/', '-'));
  });

  it('is read back as it was written, by either day', () => {
    const clock = fc.integer({ min: 0, max: 1439 });
    const minutes = fc.integer({ min: 0, max: 1440 });
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
    const dates = fc.constantFrom('morning', 'evening');
    fc.assert(
      fc.property(day, clock, minutes, clock, dates, (date, lights, latency, rise, by) => {
        const written = [
          by === 'evening' ? addDays(date, -1) : date,
          formatClockTime(lights),
          `${Math.floor(latency / 60)}:${String(latency % 60).padStart(2, '0')}`,
          '2',
          `${latency} min`,
          '6:30',
          formatClockTime(rise),
        ];
        expect(readImportLine(written, header, by)).toMatchObject({
          date,
          faults: [],
          draft: {
            lightsOutTime: lights,
            sleepOnsetLatencyMinutes: latency,
            wakeAfterSleepOnsetMinutes: latency,
            outOfBedTime: rise,
          },
        });
      }),
    );
  });
});

import { nightFieldNames } from '@aube/dictionary';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTitle, importNames, readImportHeader } from './import-header.ts';

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

  it('knows the day that a title gives to its nights', () => {
    const evening = importNames(own as unknown as Parameters<typeof importNames>[0], 'evening');
    const isDated = (title: string, dates: typeof names) =>
      readImportHeader([title], dates).columns.has('date');
    expect(['Date', 'Matin', 'Soir'].map((title) => isDated(title, names))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['Date', 'Matin', 'Soir'].map((title) => isDated(title, evening))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([
    ['Дата', 'ДАТА'],
    ['就寝時刻', '就寝時刻'],
    ['कि', 'कि '],
    ['תאריך', 'תאריך'],
    ['E\u0301veil', 'éveil'],
    ['Straße', 'STRASSE'],
    ['★', ' ★ '],
    ['Coucher, extinction', 'coucher,EXTINCTION'],
  ])('maps the title %j, also written %j', (title, map) => {
    const header = readImportHeader([title, 'Lever'], names, { [map]: 'date' });
    expect(header).toMatchObject({ unknown: [], ignored: [] });
    expect(header.columns.get('date')).toEqual({ at: 0, header: title });
  });

  it('keeps apart titles that differ in a letter of any script', () => {
    const titles = ['कि', 'की', 'Дата', 'Час', '起床', '就寝', '#', '★'];
    expect(new Set(titles.map(foldTitle)).size).toBe(titles.length);
  });

  it('reads every title alike in both forms of Unicode and in capitals', () => {
    const letters = fc.constantFrom(
      ...'a é è œ ç ñ ü å ø ł ß ı ğ Ж й ё α Ά ς अ कि あ ガ 起 א _ -'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), (parts) => {
        const title = parts.join('');
        const folded = foldTitle(title);
        expect(foldTitle(title.normalize('NFD'))).toBe(folded);
        expect(foldTitle(title.normalize('NFC').toUpperCase())).toBe(folded);
      }),
    );
  });
});

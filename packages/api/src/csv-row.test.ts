import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { CSV_MARK, csvFile, csvRow, withoutGuards, type CsvValue } from './csv-row.ts';

it.each<[CsvValue, string]>([
  [null, ''],
  ['', ''],
  ['Laval', 'Laval'],
  [0, '0'],
  [-3, '-3'],
  [71.4, '71.4'],
  ['a, b', '"a, b"'],
  ['« Non » "oui"', '"« Non » ""oui"""'],
  ['une\nautre', '"une\nautre"'],
  ['=1+1', "'=1+1"],
  ['+1 514 555-0100', "'+1 514 555-0100"],
  ['-3', "'-3"],
  ['@nom', "'@nom"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=a,"b"', '"\'=a,""b"""'],
  ['a=b', 'a=b'],
  ['Roy;=1+1', "Roy;'=1+1"],
  ['Roy; \u00a0-1;+2', "Roy;' \u00a0-1;'+2"],
  ['Roy\n=1', '"Roy\n\'=1"'],
  ['Roy\t@nom', "Roy\t'@nom"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['a; b - c', 'a; b - c'],
])('%j is written %j', (value, written) => {
  expect(csvRow([value, 'z'])).toBe(`${written},z\r\n`);
});

it.each([
  '=1+1',
  '-3',
  '\tx',
  'Roy; \u00a0-1;+2',
  'une\n- autre',
  ' =1',
  '＝1',
  "'a",
  "l'autre",
  'a=b',
])('%j loses again what it was guarded with', (value) => {
  const [[cell = ''] = []] = parse(csvRow([value]), {});
  expect(withoutGuards(cell)).toBe(value);
});

it.each<[CsvValue, string]>([
  [71.4, '71,4'],
  [-0.5, '-0,5'],
  [-3, '-3'],
  [null, ''],
  ['71.4', '71.4'],
  ['a, b', 'a, b'],
  ['Roy;=1+1', '"Roy;\'=1+1"'],
  ['=1+1', "'=1+1"],
])('%j is written %j with semicolons and decimal commas', (value, written) => {
  const form = { separator: 'semicolon', decimal: 'comma' } as const;
  expect(csvRow([value, 'z'], form)).toBe(`${written};z\r\n`);
  expect(csvRow([71.4], { ...form, separator: 'comma' })).toBe('"71,4"\r\n');
});

it('is read back by a reader of RFC 4180, mark and all', () => {
  const rows = [
    ['Élodie "Lo" Roy', 'ligne 1\r\nligne 2', 'a,b', ''],
    ['', ' espace ', ';', "'"],
  ];
  const file = csvFile(['un', 'deux', 'trois', 'quatre'], rows);
  expect(file.startsWith(`${CSV_MARK}un,deux`)).toBe(true);
  expect(parse(file, { bom: true })).toEqual([['un', 'deux', 'trois', 'quatre'], ...rows]);
});

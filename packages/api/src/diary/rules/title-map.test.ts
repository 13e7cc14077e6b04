import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTitleMap, writeTitleMap } from './title-map.ts';

it.each([
  ['Lever=heure_sortie_lit, Jour=date', { Lever: 'heure_sortie_lit', Jour: 'date' }],
  [' Debout = out of bed ', { Debout: 'out of bed' }],
  ['Coucher, extinction=date', { 'Coucher, extinction': 'date' }],
  ['"a=b, c"=date,Дата=naps', { 'a=b, c': 'date', Дата: 'naps' }],
  ['"un ""mot"""=date', { 'un "mot"': 'date' }],
  ['écran 24"=date', { 'écran 24"': 'date' }],
])('%j is read', (text, map) => expect(readTitleMap(text)).toEqual(map));

it.each(['', 'Lever', 'Lever=', '=date', 'Lever=date, Jour', 'a=b=c', '""=date'])(
  '%j is not read',
  (text) => expect(readTitleMap(text)).toBeNull(),
);

it('reads back every title that it writes', () => {
  const titles = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  const columns = fc.constantFrom('date', 'heure_sortie_lit', 'out of bed');
  const maps = fc.uniqueArray(fc.tuple(titles, columns), {
    minLength: 1,
    maxLength: 4,
    selector: ([title]) => title,
  });
  fc.assert(
    fc.property(maps, (pairs) => {
      const read = readTitleMap(writeTitleMap(pairs)) ?? {};
      expect(new Map(Object.entries(read))).toEqual(new Map(pairs));
    }),
  );
});

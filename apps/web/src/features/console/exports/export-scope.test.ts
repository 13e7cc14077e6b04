import { expect, it } from 'vitest';
import { ALL_DATES } from '../period/typed-period.ts';
import { askedOf, readExportScope, writeExportScope } from './export-scope.ts';

it.each([
  ['', { dataset: 'nuits', period: ALL_DATES }, 'jeu=nuits'],
  ['jeu=tout', { dataset: null, period: ALL_DATES }, 'jeu=tout'],
  [
    'jeu=scores&etablissement=3&du=2026-01-02&au=2026-02-30',
    { dataset: 'scores', establishmentId: 3, period: { from: '2026-01-02', to: '2026-02-30' } },
    'jeu=scores&etablissement=3&du=2026-01-02&au=2026-02-30',
  ],
  [
    'jeu=alertes&nature=alerte',
    { dataset: 'alertes', period: ALL_DATES, nature: 'alert' },
    'jeu=alertes&nature=alerte',
  ],
  ['jeu=alertes&nature=x', { dataset: 'alertes', period: ALL_DATES }, 'jeu=alertes'],
  ['jeu=scores&nature=signal', { dataset: 'scores', period: ALL_DATES }, 'jeu=scores'],
  [
    'etablissement=x&du=hier',
    { dataset: 'nuits', period: { from: 'hier', to: '' } },
    'jeu=nuits&du=hier',
  ],
])('an address %j asks for %j', (address, scope, written) => {
  const read = readExportScope(new URLSearchParams(address));
  expect(read).toEqual(scope);
  expect(new URLSearchParams(writeExportScope(read)).toString()).toBe(written);
});

it('asks for what narrows alone, and for nothing while the period cannot be read', () => {
  const of = (from: string, to: string) => askedOf({ dataset: 'nuits', period: { from, to } });
  expect(of('', '2026-01-02')).toEqual({ to: '2026-01-02' });
  expect(of('', '')).toEqual({});
  expect([of('2026-01-03', '2026-01-02'), of('2026-02-30', '')]).toEqual([null, null]);
});

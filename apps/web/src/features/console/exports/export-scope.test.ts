import { expect, it } from 'vitest';
import { askedOf, isBackwards, readExportScope, writeExportScope } from './export-scope.ts';

it.each([
  ['', { dataset: 'nuits' }, 'jeu=nuits'],
  ['jeu=tout', { dataset: null }, 'jeu=tout'],
  [
    'jeu=scores&etablissement=3&du=2026-01-02&au=2026-02-30',
    { dataset: 'scores', establishmentId: 3, from: '2026-01-02' },
    'jeu=scores&etablissement=3&du=2026-01-02',
  ],
  [
    'jeu=alertes&nature=alerte',
    { dataset: 'alertes', nature: 'alert' },
    'jeu=alertes&nature=alerte',
  ],
  ['jeu=alertes&nature=x', { dataset: 'alertes' }, 'jeu=alertes'],
  ['jeu=scores&nature=signal', { dataset: 'scores' }, 'jeu=scores'],
  ['etablissement=x&du=hier', { dataset: 'nuits' }, 'jeu=nuits'],
])('an address %j asks for %j', (address, scope, written) => {
  const read = readExportScope(new URLSearchParams(address));
  expect(read).toEqual(scope);
  expect(new URLSearchParams(writeExportScope(read)).toString()).toBe(written);
});

it('asks for what narrows alone, and knows a period that ends before it begins', () => {
  expect(askedOf({ dataset: 'nuits', to: '2026-01-02' })).toEqual({ to: '2026-01-02' });
  expect(isBackwards({ dataset: null, from: '2026-01-03', to: '2026-01-02' })).toBe(true);
  expect(isBackwards({ dataset: null, from: '2026-01-02', to: '2026-01-02' })).toBe(false);
});

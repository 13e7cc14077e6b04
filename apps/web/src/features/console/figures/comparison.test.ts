import { expect, it } from 'vitest';
import { comparisonIn } from './comparison.ts';
import { readChoices } from './figure-scope.ts';

const january = 'inscrit-du=2026-01-01&inscrit-au=2026-01-31';

it.each([
  ['', { kind: 'none' }],
  [january, { kind: 'none' }],
  [`${january}&compare-du=2025-12-32`, { kind: 'unread' }],
  ['inscrit-du=2026-02-30&compare-au=2025-12-31', { kind: 'unread' }],
  [`${january}&compare-au=2026-01-01`, { kind: 'overlapping' }],
  ['compare-au=2026-01-01', { kind: 'overlapping' }],
  [
    `${january}&compare-au=2025-12-31`,
    { kind: 'asked', periods: [{ to: '2025-12-31' }, { from: '2026-01-01', to: '2026-01-31' }] },
  ],
  [
    `${january}&compare-du=2026-02-01`,
    { kind: 'asked', periods: [{ from: '2026-01-01', to: '2026-01-31' }, { from: '2026-02-01' }] },
  ],
])('%j compares %j', (address, expected) => {
  expect(comparisonIn(readChoices(new URLSearchParams(address)))).toEqual(expected);
});

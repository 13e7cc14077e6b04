import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { doPeriodsOverlap, hasHadTime, periodsInOrder, periodBefore, trendOf } from './trend.ts';

const share = (text: string) => {
  const [done = 0, due = 0] = text.split('/').map(Number);
  return { done, due };
};

it.each([
  ['0/0', '50/100', { kind: 'tooFew' }],
  ['0/9', '10/10', { kind: 'tooFew' }],
  ['0/10', '9/9', { kind: 'tooFew' }],
  ['0/10', '10/10', { kind: 'higher', points: 100 }],
  ['5/10', '8/10', { kind: 'noneClear' }],
  ['50/100', '50/100', { kind: 'noneClear' }],
  // Among a hundred people, a difference of 18 points is clear, and 17 points are not.
  ['50/100', '67/100', { kind: 'noneClear' }],
  ['50/100', '68/100', { kind: 'higher', points: 18 }],
  ['68/100', '50/100', { kind: 'lower', points: 18 }],
  // The difference is clear, but both shares look equal after rounding.
  ['500000/1000000', '503000/1000000', { kind: 'noneClear' }],
  ['500000/1000000', '510000/1000000', { kind: 'higher', points: 1 }],
])('%s, then %s, is %j', (earlier, later, expected) => {
  expect(trendOf(share(earlier), share(later))).toEqual(expected);
});

it('turns with its sides, whatever the people', () => {
  const people = fc
    .integer({ min: 0, max: 400 })
    .chain((due) => fc.record({ due: fc.constant(due), done: fc.integer({ min: 0, max: due }) }));
  const turned = { higher: 'lower', lower: 'higher', tooFew: 'tooFew', noneClear: 'noneClear' };
  fc.assert(
    fc.property(people, people, (one, other) => {
      expect(trendOf(other, one).kind).toBe(turned[trendOf(one, other).kind]);
    }),
  );
});

const january = { from: '2026-01-01', to: '2026-01-31' };
const february = { from: '2026-02-01', to: '2026-02-28' };

it.each([
  [january, february, false],
  [january, { from: '2026-01-31', to: '2026-02-28' }, true],
  [january, { from: '2026-02-01' }, false],
  [{ to: '2025-12-31' }, january, false],
  [{ to: '2026-01-01' }, january, true],
  [january, {}, true],
])('%j and %j have an account in common: %s', (one, other, expected) => {
  expect([doPeriodsOverlap(one, other), doPeriodsOverlap(other, one)]).toEqual([
    expected,
    expected,
  ]);
});

it('puts the earlier period first, also without a first or last day', () => {
  expect(periodsInOrder(february, january)).toEqual([january, february]);
  expect(periodsInOrder<object>(january, { from: '2026-02-01' })).toEqual([
    january,
    { from: '2026-02-01' },
  ]);
});

it.each([
  [february, { from: '2026-01-04', to: '2026-01-31' }],
  [
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-02-28', to: '2026-02-28' },
  ],
  [{ from: '2026-03-01' }, null],
  [{}, null],
])('the period before %j is %j', (period, before) => {
  expect(periodBefore(period)).toEqual(before);
});

it.each([
  ['registered', '2026-01-30', false],
  ['completedS0', '2026-01-29', true],
  ['completedS0', undefined, false],
  ['completedS6', undefined, true],
] as const)('%s of accounts until %s had a week on 5 February: %s', (done, to, expected) => {
  expect(hasHadTime(done, { to }, '2026-02-05')).toBe(expected);
});

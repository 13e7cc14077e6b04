import type { EstablishmentStatistics } from '@aube/api/rules';
import { expect, it } from 'vitest';
import { funnelOf } from './funnel.ts';

const nobody: EstablishmentStatistics = {
  registered: 0,
  started: 0,
  finished: 0,
  abandoned: 0,
  completedS0: 0,
  completedS6: 0,
  completedS12: 0,
  completedS24: 0,
};

it('is a share of those registered, rounded to the nearest whole', () => {
  const statistics = { ...nobody, registered: 8, completedS0: 8, completedS6: 3, completedS12: 1 };
  expect(funnelOf(statistics).map(({ percent }) => percent)).toEqual([100, 100, 38, 13, 0]);
});

it('has no shares while nobody is registered', () => {
  expect(funnelOf(nobody)).toEqual(
    ['registered', 'completedS0', 'completedS6', 'completedS12', 'completedS24'].map((name) => ({
      name,
      count: 0,
      percent: null,
    })),
  );
});

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { steadyOrder, useSteadyOrder } from './steady-order.ts';

afterEach(cleanup);

it.each([
  ['the first reading', [], [3, 1, 2], [3, 1, 2]],
  ['another order', [3, 1, 2], [1, 2, 3], [3, 1, 2]],
  ['an entry that left', [3, 1, 2], [1, 2], [3, 1, 2]],
  ['a new entry', [3, 1], [1, 9, 3], [9, 3, 1]],
  ['a new last entry', [3, 1], [3, 1, 9], [3, 1, 9]],
  ['two new entries together', [3, 1], [3, 8, 9, 1], [3, 8, 9, 1]],
  ['the same entries', [3, 1], [3, 1], [3, 1]],
])('%s', (_, known, ids, expected) => {
  expect(steadyOrder(known, ids)).toEqual(expected);
});

it('keeps the places of a list, and begins anew for another list', () => {
  const { result, rerender } = renderHook(
    ({ list, items }: { list: string; items: number[] | undefined }) =>
      useSteadyOrder(list, items, (id) => id),
    { initialProps: { list: 'all', items: undefined as number[] | undefined } },
  );
  expect(result.current).toEqual([]);
  rerender({ list: 'all', items: [3, 1, 2] });
  rerender({ list: 'all', items: [1, 2] });
  expect(result.current).toEqual([1, 2]);
  rerender({ list: 'all', items: [1, 2, 3] });
  expect(result.current).toEqual([3, 1, 2]);
  rerender({ list: 'mine', items: [1, 2, 3] });
  expect(result.current).toEqual([1, 2, 3]);
});

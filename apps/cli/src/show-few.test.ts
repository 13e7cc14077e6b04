import { describe, expect, it } from 'vitest';
import { showFew } from './show-few.ts';

const others = (count: number) => `and ${count} others`;

describe('showFew', () => {
  it.each([
    [[], []],
    [['a'], ['a']],
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'c', 'and 2 others'],
    ],
    [Array.from({ length: 1000 }, (_, index) => `n${index}`), ['n0', 'n1', 'n2', 'and 997 others']],
  ])('shows three of %j, or one more', (items, shown) => {
    expect(showFew(items, { most: 3, others })).toEqual(shown);
  });
});

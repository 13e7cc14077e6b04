import { expect, it } from 'vitest';
import { cardsBelow } from './cards-below.ts';

const screenRem = 1280 / 16;

it.each([
  ['small', 9, false],
  ['medium', 9, false],
  ['large', 9, true],
  ['extraLarge', 9, true],
  ['large', 6, false],
  ['extraLarge', 6, true],
  ['large', 5, false],
  ['extraLarge', 5, false],
] as const)('%s text, %i columns, a screen of 1280 px: cards %s', (size, columns, areCards) => {
  expect(screenRem < cardsBelow(columns, size)).toBe(areCards);
});

it('never shows a table on a phone', () => {
  expect(cardsBelow(1, 'small')).toBe(43.75);
  expect(cardsBelow(1, 'extraLarge')).toBe(43.75);
});

import { expect, it } from 'vitest';
import { labelsThatFit, labelWidth } from './label-places.ts';

const words = 'minuit';
const width = labelWidth(words);
const at = (...places: number[]) => places.map((x) => ({ words, x }));

it.each([
  ['labels with room', at(0, 100, 200), [0, 100, 200]],
  ['a label that touches the one before', at(0, width + 8, width + 9), [0, width + 8]],
  ['a label past the right edge', at(0, 301 - width), [0]],
  ['a label at the right edge', at(0, 300 - width), [0, 300 - width]],
  ['a label before the left edge', at(-1, 50), [50]],
])('%s', (_, labels, expected) => {
  expect(labelsThatFit(labels, { from: 0, to: 300 }).map(({ x }) => x)).toEqual(expected);
});

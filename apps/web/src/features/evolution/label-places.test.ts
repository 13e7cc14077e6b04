import { expect, it } from 'vitest';
import { labelsThatFit, labelsWithLast, labelWidth } from './label-places.ts';

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

it.each([
  ['no label', at(), []],
  ['one label past the edge', at(280), [[300, 'end']]],
  [
    'a last label with room',
    at(0, 100, 300 - width),
    [
      [0, 'start'],
      [100, 'start'],
      [300 - width, 'start'],
    ],
  ],
  [
    'a last label past the edge',
    at(0, 100, 290),
    [
      [0, 'start'],
      [100, 'start'],
      [300, 'end'],
    ],
  ],
  [
    'a label that touches the last one',
    at(0, 245 - width, 290),
    [
      [0, 'start'],
      [300, 'end'],
    ],
  ],
])('%s, with the last one', (_, labels, expected) => {
  const shown = labelsWithLast(labels, { from: 0, to: 300 });
  expect(shown.map(({ x, anchor }) => [x, anchor])).toEqual(expected);
});

import { describe, expect, it } from 'vitest';
import { evenLabels, labelsThatFit, labelWidth } from './label-places.ts';

const words = 'minuit';
const width = labelWidth(words);
const at = (...places: number[]) => places.map((x) => ({ words, x }));
const bounds = { left: 0, right: 300 };

describe('labelsThatFit', () => {
  it.each([
    ['labels with room', at(0, 100, 200), [0, 100, 200]],
    ['a label that touches the one before', at(0, width + 8, width + 9), [0, width + 8]],
    ['a label past the right edge', at(0, 301 - width), [0]],
    ['a label at the right edge', at(0, 300 - width), [0, 300 - width]],
    ['a label before the left edge', at(-1, 50), [50]],
  ])('%s', (_, labels, expected) => {
    expect(labelsThatFit(labels, bounds).map(({ x }) => x)).toEqual(expected);
  });

  it.each([
    ['keeps the preferred label and leaves out the ones that touch it', 40, [40, 120]],
    ['leaves out a preferred label past the right edge', 301 - width, [0, 60, 120]],
  ])('%s', (_, preferred, expected) => {
    const labels = at(0, preferred, 60, 120).toSorted((one, other) => one.x - other.x);
    const shown = labelsThatFit(labels, bounds, ({ x }) => x === preferred);
    expect(shown.map(({ x }) => x)).toEqual(expected);
  });
});

describe('evenLabels', () => {
  const every = (apart: number, count: number) =>
    at(...Array.from({ length: count }, (_, n) => n * apart));
  it.each([
    ['no label', at(), []],
    ['one label', at(20), [[20, 'start']]],
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
      'labels of 25 weeks, evenly apart',
      every(12, 25),
      [
        [0, 'start'],
        [96, 'start'],
        [192, 'start'],
        [300, 'end'],
      ],
    ],
    ['two labels that touch: the last one alone', at(0, width + 7), [[width + 7, 'start']]],
  ])('%s', (_, labels, expected) => {
    const shown = evenLabels(labels, bounds);
    expect(shown.map(({ x, anchor }) => [x, anchor])).toEqual(expected);
  });
});

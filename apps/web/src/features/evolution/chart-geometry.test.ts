import { describe, expect, it } from 'vitest';
import { linear, linePath, stepPath, ticks } from './chart-geometry.ts';

describe('linear', () => {
  it.each([
    [60, 200],
    [80, 100],
    [100, 0],
  ])('places %i at %i', (value, place) =>
    expect(linear([60, 100], [200, 0])(value)).toBeCloseTo(place),
  );
});

describe('linePath', () => {
  it('stops at a night that is missing and starts again after it', () => {
    const at = (x: number) => ({ x, y: 10 });
    expect(linePath([at(0), at(1.04), null, at(3), null])).toBe('M0 10L1 10M3 10');
  });

  it('draws nothing from nothing', () => expect(linePath([null, null])).toBe(''));
});

describe('stepPath', () => {
  const step = (from: number, y: number | null) => ({ from, to: from + 7, y });

  it.each([
    ['weeks in a row', [step(0, 10), step(7, 20)], 'M0 10H7V20H14'],
    ['a week without a figure', [step(0, 10), step(7, null), step(14, 20)], 'M0 10H7M14 20H21'],
    ['a pause between two weeks', [step(0, 10), step(8, 20)], 'M0 10H7M8 20H15'],
    ['no week', [], ''],
  ])('draws %s', (_, steps, path) => expect(stepPath(steps)).toBe(path));
});

describe('ticks', () => {
  it.each([
    [0, 480, 120, [0, 120, 240, 360, 480]],
    [50, 100, 20, [60, 80, 100]],
    [1, 19, 20, []],
  ])('from %i to %i by %i', (from, to, step, values) =>
    expect(ticks(from, to, step)).toEqual(values),
  );
});

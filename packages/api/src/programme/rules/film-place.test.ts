import { describe, expect, it } from 'vitest';
import { placeInFilm } from './film-place.ts';

describe('where a film goes on', () => {
  it.each([
    ['from its beginning, when it was never begun', undefined, 0],
    ['where it was left', { film: 'ours', positionSeconds: 40 }, 40],
    ['from its beginning, when another film was left', { film: 'old', positionSeconds: 40 }, 0],
    ['where it was left, when nobody noted which it was', { film: null, positionSeconds: 40 }, 40],
  ])('is %s', (_, bookmark, expected) => {
    expect(placeInFilm(bookmark, 'ours')).toBe(expected);
  });
});

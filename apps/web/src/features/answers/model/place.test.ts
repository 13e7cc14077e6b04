import { describe, expect, it } from 'vitest';
import {
  isPastStart,
  nextPlace,
  pageAt,
  type Place,
  placeOf,
  previousPlace,
  searchOf,
} from './place.ts';

const introduction: Place = { kind: 'introduction' };
const review: Place = { kind: 'review' };
const revisit = (number: number): Place => ({ kind: 'page', number, isRevisit: true });

describe('the place that an address names', () => {
  it.each([introduction, pageAt(1), pageAt(12), revisit(3), review])('finds %o again', (place) => {
    expect(placeOf(searchOf(place), 12)).toEqual(place);
  });

  it.each(['', '?page=0', '?page=13', '?page=-1', '?page=1.5', '?page=abc', '?page=1e1', '?x=2'])(
    'is the introduction for %o',
    (search) => {
      expect(placeOf(search, 12)).toEqual(introduction);
    },
  );
});

it.each<[Place, boolean]>([
  [introduction, false],
  [pageAt(1), false],
  [pageAt(2), true],
  [revisit(1), false],
  [revisit(2), true],
  [review, true],
])('%o is reached by answering alone: %s', (place, isPast) => {
  expect(isPastStart(place)).toBe(isPast);
});

describe('« Continuer »', () => {
  it.each<[Place, Place]>([
    [introduction, pageAt(1)],
    [pageAt(1), pageAt(2)],
    [pageAt(3), review],
    [revisit(1), review],
    [review, review],
  ])('leads from %o to %o', (from, to) => {
    expect(nextPlace(from, 3)).toEqual(to);
  });
});

describe('« Retour »', () => {
  it.each<[Place, Place]>([
    [review, pageAt(3)],
    [pageAt(3), pageAt(2)],
    [pageAt(1), introduction],
    [revisit(2), review],
    [introduction, introduction],
  ])('leads from %o to %o', (from, to) => {
    expect(previousPlace(from, 3)).toEqual(to);
  });
});

import { describe, expect, it } from 'vitest';
import { nightHours } from '../../lib/night-hours.ts';
import { greetings, type PartOfToday, partOfToday } from './part-of-today.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;
const usual = null;
const early = { bedTime: at(22, 15), wakeTime: at(6) };
const late = { bedTime: at(1), wakeTime: at(7) };
const latest = { bedTime: at(4), wakeTime: at(12, 30) };

describe('partOfToday', () => {
  it.each<[number, { bedTime: number; wakeTime: number } | null, PartOfToday]>([
    [at(3, 59), usual, 'night'],
    [at(4), usual, 'morning'],
    [at(11, 59), usual, 'morning'],
    [at(12), usual, 'day'],
    [at(17, 59), usual, 'day'],
    [at(18), usual, 'evening'],
    [at(22, 59), usual, 'evening'],
    [at(23), usual, 'night'],
    [at(0), usual, 'night'],
    [at(22, 14), early, 'evening'],
    [at(22, 15), early, 'night'],
    [at(4, 59), early, 'night'],
    [at(5), early, 'morning'],
    [at(23, 30), late, 'evening'],
    [at(0, 59), late, 'evening'],
    [at(1), late, 'night'],
    [at(5, 59), late, 'night'],
    [at(6), late, 'morning'],
    [at(3, 59), latest, 'evening'],
    [at(11, 29), latest, 'night'],
    [at(11, 30), latest, 'morning'],
    [at(12), latest, 'day'],
  ])('at minute %i, with %o: %s', (time, schedule, part) => {
    expect(partOfToday(time, nightHours(schedule))).toBe(part);
  });
});

it('greets by the parts of the day, and not at night', () => {
  expect(greetings).toEqual({
    morning: 'hello',
    day: 'hello',
    evening: 'goodEvening',
    night: null,
  });
});

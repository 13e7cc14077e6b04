import { describe, expect, it } from 'vitest';
import { greetings, type PartOfToday, partOfToday } from './part-of-today.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

describe('partOfToday', () => {
  it.each<[time: number, bedTime: number | null, part: PartOfToday]>([
    [at(4, 59), null, 'night'],
    [at(5), null, 'morning'],
    [at(11, 59), null, 'morning'],
    [at(12), null, 'day'],
    [at(17, 59), null, 'day'],
    [at(18), null, 'evening'],
    [at(22, 59), null, 'evening'],
    [at(23), null, 'night'],
    [at(0), null, 'night'],
    // The evening ends at the bed time of the schedule, before or after midnight.
    [at(22, 14), at(22, 15), 'evening'],
    [at(22, 15), at(22, 15), 'night'],
    [at(0, 59), at(1), 'evening'],
    [at(1), at(1), 'night'],
    [at(5, 59), at(1), 'night'],
    [at(6), at(1), 'morning'],
    // A bed time during the day belongs to a night worker and does not move the evening.
    [at(19, 59), at(20), 'evening'],
    [at(20), at(20), 'night'],
    [at(4, 59), at(20), 'night'],
    [at(5), at(20), 'morning'],
    [at(22), at(19, 59), 'evening'],
    [at(9), at(4), 'morning'],
    [at(8, 59), at(4), 'night'],
    [at(22), at(4, 1), 'evening'],
  ])('at minute %i, to bed at %s: %s', (time, bedTime, part) => {
    expect(partOfToday(time, bedTime)).toBe(part);
  });
});

describe('greetings', () => {
  const greetingAt = (time: number, bedTime: number | null) =>
    greetings[partOfToday(time, bedTime)];

  it.each([
    [at(0), null, null],
    [at(4), null, null],
    [at(4, 59), null, null],
    [at(5), null, 'hello'],
    [at(12), null, 'hello'],
    [at(17, 59), null, 'hello'],
    [at(18), null, 'goodEvening'],
    [at(22, 59), null, 'goodEvening'],
    [at(23), null, null],
    // With a schedule, the evening ends at the bed time and the night ends five hours later.
    [at(0, 30), at(0, 45), 'goodEvening'],
    [at(0, 45), at(0, 45), null],
    [at(5), at(0, 45), null],
    [at(5, 45), at(0, 45), 'hello'],
  ])('at minute %i, to bed at %s: %s', (time, bedTime, greeting) => {
    expect(greetingAt(time, bedTime)).toBe(greeting);
  });
});

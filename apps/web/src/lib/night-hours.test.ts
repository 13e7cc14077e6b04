import { describe, expect, it } from 'vitest';
import { isNightAt, isNightRunning, isQuietAt, nightHours } from './night-hours.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;
const schedule = (bedTime: number, wakeTime: number) => ({ bedTime, wakeTime });

describe('the hours of the night', () => {
  it.each([
    ['without a schedule', null, at(23), at(4)],
    ['from the bed time to an hour before rising', schedule(at(22, 15), at(6)), at(22, 15), at(5)],
    ['a bed time after midnight', schedule(at(1), at(6, 30)), at(1), at(5, 30)],
    ['a rise before 4:00', schedule(at(20), at(3, 30)), at(20), at(2, 30)],
    ['a rise at 1:00, an hour before is midnight', schedule(at(20), at(1)), at(20), at(0)],
    ['a rise at 0:30', schedule(at(20), at(0, 30)), at(20), at(23, 30)],
    ['the latest bed time', schedule(at(4), at(10)), at(4), at(9)],
    ['a bed time by day, of a night worker', schedule(at(4, 1), at(10)), at(23), at(4)],
    ['a bed time just before the evening', schedule(at(19, 59), at(2)), at(23), at(4)],
  ])('%s', (_what, hours, from, until) => {
    expect(nightHours(hours)).toEqual({ from, until });
  });

  it.each([
    [at(22, 59), null, false],
    [at(23), null, true],
    [at(0), null, true],
    [at(3, 59), null, true],
    [at(4), null, false],
    [at(0, 59), schedule(at(1), at(6)), false],
    [at(1), schedule(at(1), at(6)), true],
    [at(4, 59), schedule(at(1), at(6)), true],
    [at(5), schedule(at(1), at(6)), false],
    [at(12), schedule(at(1), at(6)), false],
  ])('at minute %i with %o: %s', (time, hours, isNight) => {
    expect(isNightAt(time, nightHours(hours))).toBe(isNight);
  });

  it.each([
    [at(23, 59), null, false],
    [at(0), null, true],
    [at(3, 59), null, true],
    [at(4), null, false],
    [at(0, 30), schedule(at(1), at(6)), true],
    [at(4, 59), schedule(at(1), at(6)), true],
    [at(5), schedule(at(1), at(6)), false],
    [at(8, 59), schedule(at(4), at(10)), true],
    [at(0), schedule(at(20), at(1)), false],
    [at(12), schedule(at(20), at(0, 30)), false],
  ])('the night of today at minute %i with %o is running: %s', (time, hours, isRunning) => {
    expect(isNightRunning(time, nightHours(hours))).toBe(isRunning);
  });

  const instants = [
    at(21),
    at(23, 59),
    at(0, 17),
    at(2, 6),
    at(3, 10),
    at(4, 5),
    at(5),
    at(6, 59),
    at(7, 45),
  ];
  it.each([
    ['none', null, '. q q q q . . . .'],
    ['22:00', schedule(at(22), at(6)), '. q q q q q . . .'],
    ['0:40', schedule(at(0, 40), at(7)), '. . q q q q q . .'],
    ['2:55', schedule(at(2, 55), at(8, 40)), '. . q q q q q q .'],
    ['4:00', schedule(at(4), at(10)), '. . q q q q q q q'],
  ])('with the bed time %s, nothing is asked (q) at %o: %s', (_bed, hours, quiet) => {
    const night = nightHours(hours);
    const marks = instants.map((time) => (isQuietAt(time, night) ? 'q' : '.'));
    expect(marks.join(' ')).toBe(quiet);
  });

  it.each([
    [schedule(at(20), at(1)), at(0), false],
    [schedule(at(20), at(0, 30)), at(0, 17), false],
    [schedule(at(20), at(0, 30)), at(23, 29), true],
  ])('with %o, at minute %i, nothing is asked: %s', (hours, time, isQuiet) => {
    expect(isQuietAt(time, nightHours(hours))).toBe(isQuiet);
  });
});

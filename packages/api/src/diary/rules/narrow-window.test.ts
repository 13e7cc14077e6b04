import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programmeRules } from '../../programme/rules/constants.ts';
import { addDays } from '../../time/rules/local-date.ts';
import {
  isNarrowForStaff,
  isNarrowTooLong,
  narrowWindowCounts,
  type WindowWeek,
} from './narrow-window.ts';

const opensOn = (week: number) => addDays('2026-01-05', 7 * (week - 1));
const weeksOf = (windows: readonly (number | null)[], nights: Record<number, number> = {}) =>
  windows.map((windowMinutes, place) => ({
    week: place + 1,
    opensOn: opensOn(place + 1),
    completedNights: nights[place + 1] ?? 7,
    windowMinutes,
  }));

const toldIn = (weeks: readonly WindowWeek[]) =>
  [...narrowWindowCounts(weeks)].flatMap(([week, count]) => (isNarrowTooLong(count) ? [week] : []));

const none = null;

describe('a window of 6 hours or less', () => {
  it.each<[string, (number | null)[], Record<number, number>, number[]]>([
    ['through three weeks', [none, 360, 360, 360], {}, []],
    ['through four weeks', [none, 360, 360, 360, 360], {}, [5]],
    ['at the least', [none, 330, 330, 330, 330], {}, [5]],
    ['five minutes wider', [none, 365, 365, 365, 365], {}, []],
    ['through six weeks', [none, 360, 360, 360, 360, 360, 360], {}, [5, 6, 7]],
    ['widened in the third', [none, 330, 330, 350, 350, 350], {}, []],
    ['widened, then kept for four', [none, 330, 330, 350, 350, 350, 350], {}, [7]],
    ['narrower by the team', [none, 360, 360, 340, 340], {}, [5]],
    ['after a wider one', [none, 390, 360, 360, 360, 360], {}, [6]],
    ['stopped in the fourth', [none, 360, 360, 360, none, 360, 360, 360], {}, []],
    ['with five nights', [none, 360, 360, 360, 360], { 2: 5, 3: 5, 4: 5, 5: 5 }, [5]],
    ['with four nights in one', [none, 360, 360, 360, 360, 360], { 3: 4 }, [6]],
    ['with four nights in the last', [none, 360, 360, 360, 360], { 5: 4 }, []],
    ['never', [none, none, none, none, none], {}, []],
  ])('%s', (_, windows, nights, told) => {
    expect(toldIn(weeksOf(windows, nights))).toEqual(told);
  });

  it.each([
    ['as long as a pause', programmeRules.pauseDaysAtMost, [5]],
    ['a day longer', programmeRules.pauseDaysAtMost + 1, []],
  ])('after a gap %s before the fourth', (_, days, told) => {
    const weeks = weeksOf([none, 360, 360, 360, 360]).map((each) =>
      each.week === 5 ? { ...each, opensOn: addDays(each.opensOn, days) } : each,
    );
    expect(toldIn(weeks)).toEqual(told);
  });

  it('is told to staff at every fourth complete week', () => {
    const counts = narrowWindowCounts(weeksOf([none, ...Array.from({ length: 9 }, () => 345)]));
    const told = [...counts].flatMap(([week, count]) => (isNarrowForStaff(count) ? [week] : []));
    expect(told).toEqual([5, 9]);
  });

  it('is never told of a week that is not complete, nor before four complete ones', () => {
    const week = fc.record({
      completedNights: fc.integer({ min: 0, max: 7 }),
      windowMinutes: fc.option(fc.integer({ min: 66, max: 80 }).map((fives) => fives * 5)),
    });
    fc.assert(
      fc.property(fc.array(week, { maxLength: 25 }), (given) => {
        const weeks = given.map((each, place) => ({
          ...each,
          week: place + 1,
          opensOn: opensOn(place + 1),
        }));
        for (const told of toldIn(weeks)) {
          const before = weeks.filter(
            (each) => each.week <= told && each.completedNights >= 5 && each.windowMinutes !== null,
          );
          expect(before.at(-1)?.week).toBe(told);
          expect(before.length).toBeGreaterThanOrEqual(4);
        }
      }),
    );
  });
});

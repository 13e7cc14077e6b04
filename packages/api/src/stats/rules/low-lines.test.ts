import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/rules/local-date.ts';
import { lowLines, type LowCall, type LowReason, type LowWeek } from './low-lines.ts';

const FIRST = '2026-01-05';
const opensOn = (week: number) => addDays(FIRST, 7 * (week - 1));

type Given = Partial<LowWeek> & { percent?: number };

const GOOD: Given = { percent: 90 };
const LOW: Given = { percent: 79 };
const LITTLE: Given = { totalSleepMinutes: 7 * 239 };
const NARROW: Given = { percent: 90, windowMinutes: 360 };
const SHORT: Given = { totalSleepMinutes: 7 * 290, timeInBedMinutes: 7 * 330 - 1 };
const AGREED: Given = { windowMinutes: 300 };
const FEW: Given = { percent: 79, recordedNights: 4 };

const weeksOf = (given: readonly Given[]): LowWeek[] =>
  given.map(({ percent = 90, recordedNights = 7, ...more }, place) => ({
    week: place + 1,
    opensOn: opensOn(place + 1),
    recordedNights,
    totalSleepMinutes: recordedNights * percent * 5,
    timeInBedMinutes: recordedNights * 500,
    whiteNights: 0,
    suspendedNights: 0,
    windowMinutes: null,
    ...more,
  }));

const called = (reason: LowReason, week: number | null, calledOn = '2026-06-01'): LowCall => ({
  reason,
  week,
  calledOn,
});

const linesOf = (given: readonly Given[], calls: readonly LowCall[] = []) =>
  lowLines(weeksOf(given), calls).map(({ reason, since, week }) => [reason, since, week]);

describe('the weeks after a low line are better', () => {
  it.each<[string, Given[], boolean]>([
    ['without a later week', [LOW, LOW], false],
    ['with a good week', [LOW, LOW, GOOD], true],
    ['with a good week and a short one', [LOW, LOW, GOOD, FEW], true],
    ['with short weeks only', [LOW, LOW, FEW, FEW], false],
    ['with a low week after a short one', [LOW, LOW, FEW, LOW], false],
    ['with a good week before a low one', [LOW, LOW, GOOD, LOW], false],
    ['with enough sleep', [LITTLE, GOOD], true],
    ['with a longer time in bed', [SHORT, GOOD], true],
    ['with a window that is still narrow', [NARROW, NARROW, NARROW, NARROW, NARROW], false],
    ['with a wider window', [NARROW, NARROW, NARROW, NARROW, { windowMinutes: 375 }], true],
  ])('%s: %s', (_, given, expected) => {
    expect(lowLines(weeksOf(given), [])).toMatchObject([{ isBetterSince: expected }]);
  });
});

describe('a low line', () => {
  it.each<[string, Given[], LowCall[], [LowReason, string, number][]]>([
    ['two weeks at 79 %', [LOW, LOW], [], [['lowEfficiency', opensOn(1), 2]]],
    ['one of them at 80 %', [LOW, { percent: 80 }], [], []],
    ['one of them with four nights', [LOW, FEW, LOW], [], []],
    ['three weeks', [LOW, LOW, LOW], [], [['lowEfficiency', opensOn(1), 3]]],
    ['later weeks that are better', [LOW, LOW, GOOD], [], [['lowEfficiency', opensOn(1), 2]]],
    ['silence', [LOW, LOW, FEW, FEW, FEW], [], [['lowEfficiency', opensOn(1), 2]]],
    ['very little sleep', [GOOD, LITTLE], [], [['veryLittleSleep', opensOn(2), 2]]],
    ['two white nights', [{ whiteNights: 2 }], [], [['veryLittleSleep', opensOn(1), 1]]],
    ['a white night', [{ whiteNights: 1 }], [], []],
    ['less than 5 h 30 in bed', [SHORT], [], [['shortTimeInBed', opensOn(1), 1]]],
    ['5 h 30 in bed', [{ ...SHORT, timeInBedMinutes: 7 * 330 }], [], []],
    ['four nights of it', [{ ...SHORT, recordedNights: 4, timeInBedMinutes: 4 * 300 }], [], []],
    ['a window of 5 h that is kept', [{ ...SHORT, ...AGREED, timeInBedMinutes: 7 * 300 }], [], []],
    [
      'a narrow window for four weeks',
      [GOOD, NARROW, NARROW, NARROW, NARROW, NARROW],
      [],
      [['narrowWindow', opensOn(5), 5]],
    ],
    [
      'a fourth narrow week, months later',
      [GOOD, NARROW, NARROW, NARROW, { ...NARROW, opensOn: addDays(opensOn(5), 90) }],
      [],
      [],
    ],
    [
      'a narrow window, with two suspended nights in each week',
      [GOOD, ...[2, 2, 2, 2].map((suspendedNights) => ({ ...NARROW, suspendedNights }))],
      [],
      [['narrowWindow', opensOn(5), 5]],
    ],
    [
      'a narrow window, with three suspended nights in one of four weeks',
      [GOOD, ...[0, 3, 0, 0].map((suspendedNights) => ({ ...NARROW, suspendedNights }))],
      [],
      [],
    ],
    ['a narrow window for three weeks', [GOOD, NARROW, NARROW, NARROW], [], []],
    ['a call', [LOW, LOW], [called('lowEfficiency', 2)], []],
    [
      'a call about the week before',
      [LOW, LOW],
      [called('lowEfficiency', 1)],
      [['lowEfficiency', opensOn(1), 2]],
    ],
    [
      'a call about another reason',
      [LOW, LOW],
      [called('narrowWindow', 2)],
      [['lowEfficiency', opensOn(1), 2]],
    ],
    [
      'a call, then another such week',
      [LOW, LOW, LOW],
      [called('lowEfficiency', 2)],
      [['lowEfficiency', opensOn(2), 3]],
    ],
    [
      'a call without a week',
      [LOW, LOW],
      [called('lowEfficiency', null, addDays(opensOn(2), 1))],
      [],
    ],
    [
      'a call without a week, on the day the week began',
      [LOW, LOW],
      [called('lowEfficiency', null, opensOn(2))],
      [['lowEfficiency', opensOn(1), 2]],
    ],
  ])('after %s', (_, given, calls, expected) => {
    expect(linesOf(given, calls)).toEqual(expected);
  });

  const week = fc.record({
    percent: fc.integer({ min: 20, max: 100 }),
    recordedNights: fc.integer({ min: 0, max: 7 }),
    whiteNights: fc.integer({ min: 0, max: 3 }),
    windowMinutes: fc.option(fc.constantFrom(330, 360, 390)),
  });
  const life = fc.array(week, { maxLength: 25 });

  it('names a complete week', () => {
    fc.assert(
      fc.property(life, (given) => {
        for (const [, , number] of linesOf(given)) {
          expect(given[Number(number) - 1]?.recordedNights).toBeGreaterThanOrEqual(5);
        }
      }),
    );
  });

  it('stays whatever follows, until staff call', () => {
    fc.assert(
      fc.property(life, life, (before, after) => {
        const reasons = (given: readonly Given[], calls: readonly LowCall[] = []) =>
          lowLines(weeksOf(given), calls).map(({ reason }) => reason);
        const later = [...before, ...after];
        expect(reasons(later)).toEqual(expect.arrayContaining(reasons(before)));
        const calls = lowLines(weeksOf(later), []).map((line) => called(line.reason, line.week));
        expect(reasons(later, calls)).toEqual([]);
      }),
    );
  });
});

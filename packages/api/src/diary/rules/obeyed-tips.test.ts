import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTimePlus } from '../../time/rules/clock-time.ts';
import { measureNight, type NightEntry } from './night.ts';
import { matchingTips, patternTips, type ReviewTipCode } from './review-tips.ts';
import { weekSums } from './week-summary.ts';

/** Minutes after 18:00, not after midnight, so that the times of one night are in order. */
type Hours = { bed: number; rise: number };
type Night = {
  intoBed: number;
  lightsOut: number;
  asleep: number;
  awakeMinutes: number;
  wake: number;
  rise: number;
  hasNap: boolean;
  details: Pick<NightEntry, 'hasHadAfternoonCaffeine' | 'alcoholicDrinks'>;
};
type Life = { hours: Hours; hasSchedule: boolean; nights: Night[] };

const evening = 18 * 60;
const clock = (minutes: number) => clockTimePlus(evening, minutes);
const afterEvening = (time: number) => clockTimePlus(time, -evening);

const between = (min: number, max: number) => fc.integer({ min, max });
const part = fc.double({ min: 0, max: 1, noNaN: true });

/**
 * Random nights near the given hours. Bed and rise may be earlier or later than these hours, and
 * the person may be awake for any time.
 */
const nightsAround = ({ bed, rise }: Hours): fc.Arbitrary<Night> =>
  fc
    .record({
      lightsOut: between(bed - 150, bed + 120),
      rise: between(rise - 200, rise + 120),
      before: between(0, 60),
      early: part,
      late: part,
      middle: part,
      hasNap: fc.boolean(),
      details: fc.record({ hasHadAfternoonCaffeine: fc.boolean(), alcoholicDrinks: between(0, 1) }),
    })
    .map(({ lightsOut, rise: up, before, early, late, middle, ...others }) => {
      const inBed = Math.max(0, up - lightsOut);
      const asleep = lightsOut + Math.floor((inBed * early * early) / 2);
      const wake = asleep + Math.ceil((lightsOut + inBed - asleep) * (1 - late * late));
      const awakeMinutes = Math.floor((wake - asleep) * middle * 0.5);
      const intoBed = lightsOut - before;
      return { intoBed, lightsOut, asleep, awakeMinutes, wake, rise: lightsOut + inBed, ...others };
    });

const lives: fc.Arbitrary<Life> = fc
  .record({ bed: between(48, 108), window: between(66, 108), hasSchedule: fc.boolean() })
  .chain(({ bed, window, hasSchedule }) => {
    const hours = { bed: 5 * bed, rise: 5 * (bed + window) };
    return fc.record({
      hours: fc.constant(hours),
      hasSchedule: fc.constant(hasSchedule),
      nights: fc.array(nightsAround(hours), { minLength: 3, maxLength: 7 }),
    });
  });

const entryOf = (night: Night): NightEntry => ({
  intoBedTime: clock(night.intoBed),
  lightsOutTime: clock(night.lightsOut),
  sleepOnsetLatencyMinutes: night.asleep - night.lightsOut,
  awakenings: night.awakeMinutes > 0 ? 1 : 0,
  wakeAfterSleepOnsetMinutes: night.awakeMinutes,
  finalWakeUpTime: clock(night.wake),
  outOfBedTime: clock(night.rise),
  napCount: night.hasNap ? 1 : 0,
  naps: night.hasNap ? [{ startTime: 840, endTime: 905 }] : [],
  ...night.details,
});

const measuresOf = (night: Night) => measureNight('2026-03-02', entryOf(night), 'Etc/UTC');

/**
 * Changes the hours in bed of a night; no sleep is added, and sleep outside the new hours is lost.
 */
function inBed(night: Night, lightsOut: number, rise: number): Night {
  const end = Math.max(lightsOut, rise);
  const asleep = Math.min(Math.max(night.asleep, lightsOut), end);
  const wake = Math.min(Math.max(night.wake, asleep), end);
  const awakeMinutes = Math.min(night.awakeMinutes, wake - asleep);
  const intoBed = Math.min(night.intoBed, lightsOut);
  return { ...night, intoBed, lightsOut, asleep, wake, rise: end, awakeMinutes };
}

type Obey = (night: Night, hours: Hours | null) => Night;
const atHours =
  (change: (night: Night, hours: Hours) => Night): Obey =>
  (night, hours) =>
    hours === null ? night : change(night, hours);

/** Effect of each tip on a night, when the person follows the tip. `hours`: times in the tip. */
const OBEY: Record<ReviewTipCode, Obey> = {
  shortTimeInBed: atHours((night, { bed, rise }) =>
    inBed(night, Math.min(night.lightsOut, bed), Math.max(night.rise, rise)),
  ),
  lateRising: atHours((night, { rise }) =>
    inBed(night, night.lightsOut, Math.min(night.rise, rise)),
  ),
  irregularRising: atHours((night, { rise }) => inBed(night, night.lightsOut, rise)),
  outsideSchedule: atHours((night, { bed, rise }) => inBed(night, bed, rise)),
  awakeBeforeRising: atHours((night, { rise }) =>
    inBed(night, night.lightsOut, Math.max(night.rise, rise)),
  ),
  longAwakenings: (night) => night,
  lateNaps: (night) => ({ ...night, hasNap: false }),
  longNaps: (night) => ({ ...night, hasNap: false }),
  longBeforeLightsOut: (night) => ({ ...night, intoBed: night.lightsOut }),
  afternoonCaffeine: (night) => ({
    ...night,
    details: { ...night.details, hasHadAfternoonCaffeine: false },
  }),
  alcohol: (night) => ({ ...night, details: { ...night.details, alcoholicDrinks: 0 } }),
  longSleepOnset: (night) => night,
  keepRising: (night) => night,
  noteNights: (night) => night,
};

const bedWithin = (night: Night, { bed, rise }: Hours) =>
  Math.max(0, Math.min(night.rise, rise) - Math.max(night.lightsOut, bed));

/**
 * True when the tip does not shorten the scheduled time in bed, and when a higher efficiency comes
 * from more sleep or less time awake.
 */
function isFair({ hours, hasSchedule, nights }: Life, after: readonly Night[]): boolean {
  const keepsHours = nights.every((night, index) => {
    const own = hasSchedule ? hours : { bed: night.lightsOut, rise: night.rise };
    return bedWithin(after[index] ?? night, own) >= bedWithin(night, own);
  });
  const sums = (of: readonly Night[]) => weekSums(of.map(measuresOf));
  const [old, own] = [sums(nights), sums(after)];
  const isUp =
    own.totalSleepSumMinutes * old.timeInBedSumMinutes >
    old.totalSleepSumMinutes * own.timeInBedSumMinutes;
  const awake = (of: typeof own) => of.timeInBedSumMinutes - of.totalSleepSumMinutes;
  const isGain = own.totalSleepSumMinutes > old.totalSleepSumMinutes || awake(own) < awake(old);
  return keepsHours && (!isUp || isGain);
}

const tipsOf = ({ hours, hasSchedule, nights }: Life) =>
  matchingTips({
    nights: nights.map((night, index) => ({
      date: `2026-03-0${index + 2}`,
      night: entryOf(night),
      measures: measuresOf(night),
    })),
    schedule: hasSchedule
      ? { bedTime: clock(hours.bed), wakeTime: clock(hours.rise), chosenOn: null }
      : null,
    noSchedule: hasSchedule ? null : 'notChosen',
    isSleepy: false,
  });

describe('a week that obeys a tip', () => {
  it('never lifts the efficiency by ending a night before its hour', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(lives, (life) => {
        for (const { code, hours } of tipsOf(life)) {
          seen.add(code);
          const named = hours && {
            bed: afterEvening(hours.bedTime),
            rise: afterEvening(hours.wakeTime),
          };
          const after = life.nights.map((night) => OBEY[code](night, named));
          expect([code, isFair(life, after)]).toEqual([code, true]);
        }
      }),
      { numRuns: 2000, seed: 29 },
    );
    expect([...seen].toSorted()).toEqual([...patternTips, 'keepRising'].toSorted());
  });

  it('would, if it got up for good on waking', () => {
    const upOnWaking = fc.property(lives, (life) =>
      isFair(
        life,
        life.nights.map((night) => inBed(night, night.lightsOut, night.wake)),
      ),
    );
    expect(fc.check(upOnWaking, { seed: 29 }).failed).toBe(true);
  });
});

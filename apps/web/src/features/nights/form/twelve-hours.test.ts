import { describe, expect, it } from 'vitest';
import { blankForm, type NightForm } from './night-form.ts';
import { reviewNight } from './review-night.ts';
import { findTwelveHourSlip, withFaultAtSlip } from './twelve-hours.ts';

const place = {
  date: '2026-01-06',
  timeZone: 'America/Toronto',
  usual: null,
  now: new Date('2026-01-06T12:00-05:00'),
};
const normal: NightForm = {
  ...blankForm,
  lightsOutTime: '22:30',
  sleepOnsetLatencyMinutes: '20',
  awakenings: '0',
  napsOpen: false,
  finalWakeUpTime: '6:15',
  outOfBedTime: '6:45',
};
const slip = (changes: Partial<NightForm>) => findTwelveHourSlip({ ...normal, ...changes }, place);

describe('findTwelveHourSlip', () => {
  it('leaves an ordinary night alone', () => expect(slip({})).toBeNull());

  it('asks as soon as lights-out is typed whether the evening was meant', () => {
    const alone = { ...blankForm, lightsOutTime: '10:30' };
    expect(findTwelveHourSlip(alone, place)).toEqual({ field: 'lightsOutTime', time: 1350 });
    expect(findTwelveHourSlip({ ...alone, lightsOutTime: '22:30' }, place)).toBeNull();
    expect(findTwelveHourSlip({ ...alone, lightsOutTime: '0:30' }, place)).toBeNull();
  });

  it.each(['abc', '2000', '-5'])(
    'asks about lights-out all the same when another answer, %s, cannot be',
    (sleepOnsetLatencyMinutes) => {
      const form = { ...blankForm, lightsOutTime: '10:30', sleepOnsetLatencyMinutes };
      expect(findTwelveHourSlip(form, place)).toEqual({ field: 'lightsOutTime', time: 1350 });
      expect(slip({ lightsOutTime: '10:30', sleepOnsetLatencyMinutes })).toEqual({
        field: 'lightsOutTime',
        time: 1350,
      });
    },
  );

  it('finds the one time of an entered night that makes it ordinary', () => {
    expect(slip({ lightsOutTime: '10:30' })).toEqual({ field: 'lightsOutTime', time: 1350 });
    expect(slip({ outOfBedTime: '18:45' })).toEqual({ field: 'outOfBedTime', time: 405 });
    expect(slip({ finalWakeUpTime: '18:15' })).toEqual({ field: 'finalWakeUpTime', time: 375 });
  });

  it('stays silent when half a day explains nothing', () => {
    expect(slip({ sleepOnsetLatencyMinutes: '300' })).toBeNull();
  });
});

describe('withFaultAtSlip', () => {
  const faults = (changes: Partial<NightForm>) => {
    const form = { ...normal, ...changes };
    const review = withFaultAtSlip(reviewNight(form, place, []), form, place);
    return review.isSavable ? [] : review.faults.map(({ field, code }) => `${field} ${code}`);
  };

  it.each([
    [{ lightsOutTime: '10:30' }, ['lightsOutTime timeInBedTooLong']],
    [{ finalWakeUpTime: '18:15' }, ['finalWakeUpTime outOfBedBeforeWakeUp']],
    [{ outOfBedTime: '18:45' }, ['outOfBedTime timeInBedTooLong']],
  ])('puts one complaint at the mistyped time: %j', (changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });

  it.each([
    [{ finalWakeUpTime: '7:30' }, ['outOfBedTime outOfBedBeforeWakeUp']],
    [
      { lightsOutTime: '10:30', awakenings: '' },
      ['lightsOutTime timeInBedTooLong', 'awakenings missing'],
    ],
  ])('leaves the other faults where they are: %j', (changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });
});

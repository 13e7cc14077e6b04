import { describe, expect, it } from 'vitest';
import { blankForm, type NightForm } from './night-form.ts';
import { findTwelveHourSlip } from './twelve-hours.ts';

const place = { date: '2026-01-06', timeZone: 'America/Toronto', usual: null };
const normal: NightForm = {
  ...blankForm,
  lightsOut: '22:30',
  sleepOnsetLatency: '20',
  awakenings: '0',
  finalWakeUp: '6:15',
  outOfBed: '6:45',
};
const slip = (changes: Partial<NightForm>) => findTwelveHourSlip({ ...normal, ...changes }, place);

describe('findTwelveHourSlip', () => {
  it('leaves an ordinary night alone', () => expect(slip({})).toBeNull());

  it('asks as soon as lights-out is typed whether the evening was meant', () => {
    const alone = { ...blankForm, lightsOut: '10:30' };
    expect(findTwelveHourSlip(alone, place)).toEqual({ field: 'lightsOut', time: 1350 });
    expect(findTwelveHourSlip({ ...alone, lightsOut: '22:30' }, place)).toBeNull();
    expect(findTwelveHourSlip({ ...alone, lightsOut: '0:30' }, place)).toBeNull();
  });

  it.each(['abc', '2000', '-5'])(
    'asks about lights-out all the same when another answer, %s, cannot be',
    (sleepOnsetLatency) => {
      const form = { ...blankForm, lightsOut: '10:30', sleepOnsetLatency };
      expect(findTwelveHourSlip(form, place)).toEqual({ field: 'lightsOut', time: 1350 });
      expect(slip({ lightsOut: '10:30', sleepOnsetLatency })).toEqual({
        field: 'lightsOut',
        time: 1350,
      });
    },
  );

  it('finds the one time of a told night that makes it ordinary', () => {
    expect(slip({ lightsOut: '10:30' })).toEqual({ field: 'lightsOut', time: 1350 });
    expect(slip({ outOfBed: '18:45' })).toEqual({ field: 'outOfBed', time: 405 });
    expect(slip({ finalWakeUp: '18:15' })).toEqual({ field: 'finalWakeUp', time: 375 });
  });

  it('stays silent when half a day explains nothing', () => {
    expect(slip({ sleepOnsetLatency: '300' })).toBeNull();
  });
});

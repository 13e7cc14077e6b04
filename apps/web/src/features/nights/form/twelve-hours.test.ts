import { describe, expect, it } from 'vitest';
import { blankForm, type NightForm } from './night-form.ts';
import { reviewNight } from './review-night.ts';
import { findNapSlip, findTwelveHourSlip, withFaultAtSlip } from './twelve-hours.ts';

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
    expect(findTwelveHourSlip(alone, place)).toMatchObject({ field: 'lightsOutTime', time: 1350 });
    expect(findTwelveHourSlip({ ...alone, lightsOutTime: '22:30' }, place)).toBeNull();
    expect(findTwelveHourSlip({ ...alone, lightsOutTime: '0:30' }, place)).toBeNull();
  });

  it.each(['abc', '2000', '-5'])(
    'asks about lights-out all the same when another answer, %s, cannot be',
    (sleepOnsetLatencyMinutes) => {
      const form = { ...blankForm, lightsOutTime: '10:30', sleepOnsetLatencyMinutes };
      expect(findTwelveHourSlip(form, place)).toMatchObject({ field: 'lightsOutTime', time: 1350 });
      expect(slip({ lightsOutTime: '10:30', sleepOnsetLatencyMinutes })).toMatchObject({
        field: 'lightsOutTime',
        time: 1350,
      });
    },
  );

  it('finds the one time of an entered night that makes it ordinary', () => {
    expect(slip({ lightsOutTime: '10:30' })).toMatchObject({ field: 'lightsOutTime', time: 1350 });
    expect(slip({ outOfBedTime: '18:45' })).toMatchObject({ field: 'outOfBedTime', time: 405 });
    expect(slip({ finalWakeUpTime: '18:15' })).toMatchObject({
      field: 'finalWakeUpTime',
      time: 375,
    });
  });

  it('stays silent when half a day explains nothing', () => {
    expect(slip({ sleepOnsetLatencyMinutes: '300' })).toBeNull();
  });
});

describe('findNapSlip', () => {
  const nap = (startTime: string, endTime: string) => ({ startTime, endTime });
  const found = (...naps: NightForm['naps'][number][]) => {
    const result = findNapSlip({ ...normal, napsOpen: true, naps });
    return result && { field: result.field, naps: result.corrected.naps };
  };

  it.each([
    ['4:00 to 4:30', nap('4:00', '4:30'), nap('16:00', '16:30')],
    ['4:00, the end not typed yet', nap('4:00', ''), nap('16:00', '')],
    ['2:00 to 14:30', nap('2:00', '14:30'), nap('14:00', '14:30')],
    ['6:45 to 8:00', nap('6:45', '8:00'), nap('18:45', '20:00')],
  ])('proposes the afternoon for %s', (_, typed, meant) => {
    expect(found(typed)).toEqual({ field: 'naps.0.startTime', naps: [meant] });
  });

  it.each([
    ['at 9:00', nap('9:00', '9:30')],
    ['that goes past midnight', nap('23:30', '0:30')],
    ['that ends at its start', nap('13:00', '13:00')],
    ['that ends at its start in the morning', nap('11:30', '11:30')],
    ['that would last four hours and a minute', nap('10:00', '2:01')],
    ['with an end that stays before its start', nap('15:30', '2:30')],
    ['that would end before its start', nap('4:00', '13:00')],
    ['without a start', nap('', '4:30')],
  ])('leaves a nap %s alone', (_, typed) => {
    expect(found(typed)).toBeNull();
  });

  it.each([
    [nap('11:30', '1:00'), '13:00'],
    [nap('10:00', '2:00'), '14:00'],
  ])('proposes the afternoon for an end before its start', (typed, end) => {
    expect(found(typed)).toEqual({
      field: 'naps.0.endTime',
      naps: [nap(typed.startTime, end)],
    });
  });

  it('corrects the nap at night and leaves the others', () => {
    expect(found(nap('13:00', '13:20'), nap('4:00', '4:30'))).toEqual({
      field: 'naps.1.startTime',
      naps: [nap('13:00', '13:20'), nap('16:00', '16:30')],
    });
  });

  it('looks at no nap after the answer « Non »', () => {
    const form = { ...normal, napsOpen: false, naps: [nap('4:00', '4:30')] };
    expect(findNapSlip(form)).toBeNull();
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

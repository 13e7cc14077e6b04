import { describe, expect, it } from 'vitest';
import { confirmationsKept } from './confirmations.ts';
import { blankForm, withText } from './night-form.ts';

const odd = {
  ...blankForm,
  lightsOutTime: '17:00',
  sleepOnsetLatencyMinutes: '250',
  awakenings: '0',
  finalWakeUpTime: '3:00',
  outOfBedTime: '3:05',
};
const kept = (field: 'lightsOutTime' | 'outOfBedTime' | 'sleepOnsetLatencyMinutes', text: string) =>
  confirmationsKept(['lightsOutByDay', 'sleepOnsetLong'], odd, withText(odd, field, text));

describe('confirmationsKept', () => {
  it('keeps an answer while its figures stand, however they are written', () => {
    expect(kept('lightsOutTime', '17 h')).toEqual(['lightsOutByDay', 'sleepOnsetLong']);
    expect(kept('outOfBedTime', '3:10')).toEqual(['lightsOutByDay', 'sleepOnsetLong']);
  });

  it('asks again about a figure that has changed', () => {
    expect(kept('lightsOutTime', '17:05')).toEqual(['sleepOnsetLong']);
    expect(kept('sleepOnsetLatencyMinutes', '')).toEqual(['lightsOutByDay']);
  });

  it('keeps an answer while another figure is typed again', () => {
    const unfinished = withText(odd, 'awakenings', '');
    expect(confirmationsKept(['lightsOutByDay'], odd, unfinished)).toEqual(['lightsOutByDay']);
    expect(confirmationsKept(['lightsOutByDay'], unfinished, odd)).toEqual(['lightsOutByDay']);
  });

  it('asks again about a rise to come when the rise or the waking changes', () => {
    expect(confirmationsKept(['riseToCome'], odd, odd)).toEqual(['riseToCome']);
    for (const field of ['outOfBedTime', 'finalWakeUpTime'] as const) {
      expect(confirmationsKept(['riseToCome'], odd, withText(odd, field, '3:01'))).toEqual([]);
    }
  });

  it('asks again about a nap at night when a nap changes', () => {
    const napped = { ...odd, napsOpen: true, naps: [{ startTime: '4:00', endTime: '4:30' }] };
    expect(
      confirmationsKept(['napByNight'], napped, withText(napped, 'naps.0.startTime', '4 h')),
    ).toEqual(['napByNight']);
    expect(
      confirmationsKept(['napByNight'], napped, withText(napped, 'naps.0.startTime', '3:00')),
    ).toEqual([]);
  });
});

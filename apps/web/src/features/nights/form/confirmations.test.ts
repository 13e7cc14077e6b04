import { describe, expect, it } from 'vitest';
import { confirmationsKept } from './confirmations.ts';
import { blankForm, withText } from './night-form.ts';

const place = { date: '2026-01-06', timeZone: 'America/Toronto', usual: null };
const odd = {
  ...blankForm,
  lightsOutTime: '17:00',
  sleepOnsetLatencyMinutes: '250',
  awakenings: '0',
  finalWakeUpTime: '3:00',
  outOfBedTime: '3:05',
};
const kept = (field: 'lightsOutTime' | 'outOfBedTime' | 'sleepOnsetLatencyMinutes', text: string) =>
  confirmationsKept(['lightsOutByDay', 'sleepOnsetLong'], odd, withText(odd, field, text), place);

describe('confirmationsKept', () => {
  it('keeps an answer while its figures stand, however they are written', () => {
    expect(kept('lightsOutTime', '17 h')).toEqual(['lightsOutByDay', 'sleepOnsetLong']);
    expect(kept('outOfBedTime', '3:10')).toEqual(['lightsOutByDay', 'sleepOnsetLong']);
  });

  it('asks again about a figure that has changed', () => {
    expect(kept('lightsOutTime', '17:05')).toEqual(['sleepOnsetLong']);
    expect(kept('sleepOnsetLatencyMinutes', '')).toEqual(['lightsOutByDay']);
  });

  it('drops an answer to what is no longer asked', () => {
    expect(confirmationsKept(['timeInBedLong'], odd, odd, place)).toEqual([]);
  });
});

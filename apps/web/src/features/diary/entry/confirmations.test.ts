import { describe, expect, it } from 'vitest';
import { confirmationsKept } from './confirmations.ts';
import { blankForm, withText } from './night-form.ts';

const place = { date: '2026-01-06', timeZone: 'America/Toronto', usual: null };
const odd = {
  ...blankForm,
  lightsOut: '17:00',
  sleepOnsetLatency: '250',
  awakenings: '0',
  finalWakeUp: '3:00',
  outOfBed: '3:05',
};
const kept = (field: 'lightsOut' | 'outOfBed' | 'sleepOnsetLatency', text: string) =>
  confirmationsKept(['lightsOutByDay', 'sleepOnsetLong'], odd, withText(odd, field, text), place);

describe('confirmationsKept', () => {
  it('keeps an answer while its figures stand, however they are written', () => {
    expect(kept('lightsOut', '17 h')).toEqual(['lightsOutByDay', 'sleepOnsetLong']);
    expect(kept('outOfBed', '3:10')).toEqual(['lightsOutByDay', 'sleepOnsetLong']);
  });

  it('asks again about a figure that has changed', () => {
    expect(kept('lightsOut', '17:05')).toEqual(['sleepOnsetLong']);
    expect(kept('sleepOnsetLatency', '')).toEqual(['lightsOutByDay']);
  });

  it('drops an answer to what is no longer asked', () => {
    expect(confirmationsKept(['timeInBedLong'], odd, odd, place)).toEqual([]);
  });
});

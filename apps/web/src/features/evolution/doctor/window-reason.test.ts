import { sleepWindow, type WindowBase } from '@aube/api/rules';
import { describe, expect, it } from 'vitest';
import { windowReason } from './window-reason.ts';

const nights = (completedNights: number, asleep: number, inBed: number) => ({
  completedNights,
  totalSleepSumMinutes: completedNights * asleep,
  timeInBedSumMinutes: completedNights * inBed,
});
const reasonOf = (
  base: WindowBase | null,
  previousWeek: ReturnType<typeof nights>,
  wideningMinutes = 0,
) => {
  const window = sleepWindow({ base, previousWeek, wideningMinutes });
  return windowReason(window && { steps: window.steps });
};

const inForce = (windowMinutes: number): WindowBase => ({
  from: 'inForce',
  windowMinutes,
  minimumMinutes: 330,
});
const agreed: WindowBase = { ...inForce(300), from: 'agreed', agreedOn: '2026-02-03' };

describe('how a window was found', () => {
  it.each([
    ['mean sleep', null, nights(5, 370, 480), 0, { from: 'totalSleep' }],
    ['mean time in bed', null, nights(6, 430, 480), 0, { from: 'timeInBed', nights: 6 }],
    ['the one in force', inForce(375), nights(7, 330, 480), 0, { from: 'inForce', nights: 7 }],
    ['agreed', agreed, nights(7, 330, 480), 0, { from: 'agreed', agreedOn: '2026-02-03' }],
    ['widened', inForce(375), nights(7, 430, 480), 20, { from: 'inForce', widenedByMinutes: 20 }],
    ['up to the minimum', null, nights(5, 240, 480), 0, { from: 'totalSleep', bound: 'minimum' }],
    ['down to the maximum', inForce(530), nights(7, 500, 530), 30, { bound: 'maximum' }],
    ['a minute inside the bounds', inForce(510), nights(7, 500, 530), 30, { bound: null }],
  ] as const)('is told: %s', (...row) => {
    const [, base, week, widening, expected] = row;
    expect(reasonOf(base, week, widening)).toMatchObject(expected);
  });

  it('is that of the week in which it was chosen, also once it is carried over', () => {
    expect(reasonOf(inForce(375), nights(7, 430, 480), 30)).toEqual({
      from: 'inForce',
      agreedOn: null,
      nights: 7,
      efficiencyPercent: 89.5,
      widenedByMinutes: 30,
      bound: null,
    });
  });

  it('is not known of a choice that kept none', () => {
    expect(windowReason(null)).toBeNull();
  });
});

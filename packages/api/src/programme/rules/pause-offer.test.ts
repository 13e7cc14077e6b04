import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCalendar, walkedDays } from '../../testing/random-calendar.ts';
import { addDays } from '../../time/rules/local-date.ts';
import { canEndPause, canWithdrawPause, pauseOffer, pendingPause } from './pause-offer.ts';
import { pauseOn, type Pause } from './pause.ts';

const firstDayOn = '2026-01-05';
const first = { week: 1, startsOn: '2026-01-12', resumesOn: '2026-01-15' };
const second = { week: 3, startsOn: '2026-01-29', resumesOn: '2026-02-26' };
const offerOn = (today: string, pauses: Pause[] = []) =>
  pauseOffer({ today, firstDayOn, pauses, abandonedOn: null });

describe('the pause that can be asked for', () => {
  it.each([
    ['on the first day', '2026-01-05', [], 1, '2026-01-12'],
    ['on the last day of week 1', '2026-01-11', [], 1, '2026-01-12'],
    ['on the first day of week 2', '2026-01-12', [], 2, '2026-01-19'],
    ['by a traveller whose date lies before the first day', '2026-01-04', [], 1, '2026-01-12'],
    ['on the day of the return from another', '2026-01-15', [first], 2, '2026-01-22'],
    ['in week 24', '2026-06-21', [], 24, '2026-06-22'],
  ])('%s begins when the week ends', (_, today, pauses, week, startsOn) => {
    expect(offerOn(today, pauses)).toEqual({
      week,
      startsOn,
      earliestReturnOn: addDays(startsOn, 1),
      latestReturnOn: addDays(startsOn, 28),
    });
  });

  it.each([
    ['while one is asked for', '2026-01-06', [first], 'pending'],
    ['while one runs', '2026-01-14', [first], 'pending'],
    ['while the last one runs', '2026-02-25', [first, second], 'pending'],
    ['after two', '2026-02-26', [first, second], 'noneLeft'],
    ['in week 25', '2026-06-22', [], 'lastWeek'],
    ['on the first day after week 25', '2026-06-29', [], 'over'],
    ['long after', '2027-01-01', [], 'over'],
  ])('is none %s', (_, today, pauses, refusal) => {
    expect(offerOn(today, pauses)).toEqual({ refusal });
  });

  it('is none before S0, nor after leaving', () => {
    const clock = { today: '2026-01-06', firstDayOn, pauses: [], abandonedOn: null };
    expect(pauseOffer({ ...clock, firstDayOn: null })).toEqual({ refusal: 'notStarted' });
    expect(pauseOffer({ ...clock, abandonedOn: '2026-01-06' })).toEqual({ refusal: 'abandoned' });
  });
});

describe('a pause from 12 to 15 January', () => {
  it.each([
    ['2026-01-11', true, false, true],
    ['2026-01-12', false, false, true],
    ['2026-01-13', false, true, true],
    ['2026-01-14', false, true, true],
    ['2026-01-15', false, false, false],
  ])('on %s can be taken back: %s, ended: %s, is pending: %s', (today, withdraw, end, pending) => {
    expect(canWithdrawPause(first, today)).toBe(withdraw);
    expect(canEndPause(first, today)).toBe(end);
    expect(pendingPause([first], today)).toEqual(pending ? first : null);
  });
});

it('of any calendar, no offer is ever cut by a pause, nor begins today', () => {
  fc.assert(
    fc.property(randomCalendar, ({ firstDayOn: start, pauses }) => {
      for (const { date, week, isPaused } of walkedDays({ firstDayOn: start, pauses }, 200)) {
        const known = pauses.filter((pause) => pause.week < week || isPaused);
        const offer = pauseOffer({
          today: date,
          firstDayOn: start,
          pauses: known,
          abandonedOn: null,
        });
        if ('refusal' in offer) continue;
        expect(isPaused).toBe(false);
        expect(offer.week).toBe(week);
        expect(offer.startsOn > date).toBe(true);
        expect(pauseOn(known, offer.startsOn)).toBeNull();
      }
    }),
  );
});

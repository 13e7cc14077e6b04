import { addDays, measureNight, nightRefusals, placeNight } from '@aube/api/rules';
import { describe, expect, it } from 'vitest';
import { LIVES, nightOfLife, type Life } from './lives.ts';
import { randomFrom } from './random.ts';

const timeZone = 'America/Toronto';

function nightsOf(life: Life, seed = 7, from = '2026-02-15', count = 280) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index);
    const context = { date, week: 1 + Math.floor(index / 7), schedule: null, timeZone };
    return { date, night: nightOfLife(life, context, random) };
  });
}

describe('lives', () => {
  it.each(Object.entries(LIVES))('%s only has nights that the diary takes', (_, life) => {
    const refusals = nightsOf(life).flatMap(({ date, night }) =>
      night ? nightRefusals(date, night, timeZone) : [],
    );
    expect(refusals).toEqual([]);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(nightsOf(LIVES.adherent, 3)).toEqual(nightsOf(LIVES.adherent, 3));
    expect(nightsOf(LIVES.adherent, 3)).not.toEqual(nightsOf(LIVES.adherent, 4));
  });

  it('hold the nights of both clock changes', () => {
    const dates = nightsOf(LIVES.adherent).flatMap(({ date, night }) => (night ? date : []));
    expect(dates).toContain('2026-03-08');
    expect(dates).toContain('2026-11-01');
  });

  it('hold nights that begin after midnight', () => {
    const written = nightsOf(LIVES.afterMidnight).flatMap(({ date, night }) =>
      night ? { date, lightsOutOn: placeNight(date, night, timeZone).lightsOut.date } : [],
    );
    expect(written.length).toBeGreaterThan(200);
    expect(written.filter(({ date, lightsOutOn }) => date !== lightsOutOn)).toEqual([]);
  });

  it('hold white nights, without a minute of sleep', () => {
    const sleeps = nightsOf(LIVES.whiteNights).flatMap(({ date, night }) =>
      night ? measureNight(date, night, timeZone).totalSleepMinutes : [],
    );
    expect(sleeps.filter((minutes) => minutes === 0).length).toBeGreaterThan(5);
  });

  it('end for people who drop out', () => {
    const written = nightsOf(LIVES.dropOut).flatMap(({ night }, index) => (night ? index : []));
    expect(written.length).toBeGreaterThan(5);
    expect(Math.max(...written)).toBeLessThan(7 * (LIVES.dropOut.stopsInWeek - 1));
  });
});

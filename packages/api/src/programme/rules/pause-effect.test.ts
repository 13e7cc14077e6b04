import { expect, it } from 'vitest';
import { pauseEffect } from './pause-effect.ts';

const calendar = { firstDayOn: '2026-01-05', pauses: [] };

it('moves the next week, the next questionnaire and the last night by its days', () => {
  const pause = { week: 2, startsOn: '2026-01-19', resumesOn: '2026-01-26' };
  expect(pauseEffect(calendar, pause)).toEqual({
    nextWeek: { number: 3, on: '2026-01-26', insteadOf: '2026-01-19' },
    questionnaire: { id: 'S6', on: '2026-02-23', insteadOf: '2026-02-16' },
    lastNight: { on: '2026-07-06', insteadOf: '2026-06-29' },
  });
});

it.each([
  [6, 'S6'],
  [7, 'S12'],
  [12, 'S12'],
  [13, 'S24'],
  [24, 'S24'],
])('after week %i the questionnaire that waits is %s', (week, id) => {
  const pause = { week, startsOn: '2026-01-19', resumesOn: '2026-01-26' };
  expect(pauseEffect(calendar, pause).questionnaire?.id).toBe(id);
});

it('counts from the dates that an earlier pause has moved already', () => {
  const earlier = { week: 1, startsOn: '2026-01-12', resumesOn: '2026-01-15' };
  const pause = { week: 2, startsOn: '2026-01-22', resumesOn: '2026-01-23' };
  expect(pauseEffect({ ...calendar, pauses: [earlier] }, pause).nextWeek).toEqual({
    number: 3,
    on: '2026-01-23',
    insteadOf: '2026-01-22',
  });
});

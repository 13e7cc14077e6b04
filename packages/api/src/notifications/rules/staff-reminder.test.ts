import { expect, it } from 'vitest';
import type { ReminderFacts } from './reminder.ts';
import { staffReminder } from './staff-reminder.ts';

const somebody: ReminderFacts = {
  time: 8 * 60,
  reviewTime: null,
  checkTime: null,
  changedOn: '2026-01-05',
  timeZone: 'America/Toronto',
  isAccountActive: true,
  firstDayOn: '2026-01-05',
  pauses: [],
  openings: [],
  isAbandoned: false,
  submitted: { S0: true, S6: false, S12: false, S24: false },
  submittedAt: {},
  completedOn: [],
  remindedOn: [],
};
const night = { kind: 'night', date: '2026-01-06' };
const noon = '12:00:00';
const pause = { week: 1, startsOn: '2026-01-06', resumesOn: '2026-01-08' };

it.each<[string, Partial<ReminderFacts>, string, unknown]>([
  ['a night that waits', {}, noon, night],
  ['before the chosen time', {}, '06:00:00', night],
  ['long after the chosen time', {}, '22:59:59', night],
  ['just before 05:00', {}, '04:59:59', 'atNight'],
  ['at 05:00', {}, '05:00:00', night],
  ['at 23:00', {}, '23:00:00', 'atNight'],
  ['a person who left', { isAbandoned: true }, noon, 'left'],
  ['an account that is not active', { isAccountActive: false }, noon, 'inactive'],
  ['a person who asked for no reminder', { time: null }, noon, 'notAsked'],
  [
    'only reviews asked for, and a night waits',
    { time: null, reviewTime: 480 },
    noon,
    'nothingWaits',
  ],
  ['a pause', { pauses: [pause] }, noon, 'paused'],
  ['the night is filled in', { completedOn: ['2026-01-06'] }, noon, 'nothingWaits'],
  ['a reminder left today', { remindedOn: ['2026-01-06'] }, noon, 'remindedToday'],
  ['a reminder left yesterday', { remindedOn: ['2026-01-05'] }, noon, night],
  ['left and in a pause', { isAbandoned: true, pauses: [pause] }, noon, 'left'],
])('%s', (_, facts, time, expected) => {
  const now = new Date(`2026-01-06T${time}-05:00`);
  expect(staffReminder({ ...somebody, ...facts }, now)).toEqual(expected);
});

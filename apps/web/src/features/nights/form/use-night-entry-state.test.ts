import { expect, it } from 'vitest';
import { blankForm, type NightForm } from './night-form.ts';
import { lastingFaults } from './use-night-entry-state.ts';

const place = {
  date: '2026-01-06',
  timeZone: 'America/Toronto',
  usual: null,
  now: new Date('2026-01-06T12:00-05:00'),
};
const written: NightForm = {
  ...blankForm,
  lightsOutTime: '22:30',
  sleepOnsetLatencyMinutes: '20',
  awakenings: '0',
  napsOpen: false,
  finalWakeUpTime: '6:15',
  outOfBedTime: '6:45',
};

it.each<[string, Partial<NightForm>, string, string[]]>([
  ['a gap before a digit', { finalWakeUpTime: '' }, '', ['finalWakeUpTime']],
  ['no gap after a digit', { finalWakeUpTime: '6' }, '', []],
  ['no new fault in the middle of a time', { finalWakeUpTime: '063' }, '', []],
  ['an old fault', { finalWakeUpTime: '063' }, '064', ['finalWakeUpTime']],
  ['no old fault that is mended', { finalWakeUpTime: '06:30' }, '064', []],
])('while the final awakening is typed, shows %s', (_, change, entered, fields) => {
  const active = { field: 'finalWakeUpTime', entered } as const;
  const faults = lastingFaults({ ...written, ...change }, place, active);
  expect(faults.map(({ field }) => field)).toEqual(fields);
});

it('keeps the fault of twelve hours at its time when the person goes there', () => {
  const form = { ...written, outOfBedTime: '18:45' };
  const active = { field: 'outOfBedTime', entered: '18:45' } as const;
  const faults = lastingFaults(form, place, null);
  expect(faults.map(({ field }) => field)).toEqual(['outOfBedTime']);
  expect(lastingFaults(form, place, active)).toEqual(faults);
});

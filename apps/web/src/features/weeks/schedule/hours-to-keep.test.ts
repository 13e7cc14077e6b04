import { expect, it } from 'vitest';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { hoursToKeep } from './hours-to-keep.ts';

const schedule = { bedTime: 1410, wakeTime: 390 } as DiaryWeek['schedule'];
const week = (change: Partial<DiaryWeek>) =>
  ({ number: 4, isCurrent: false, suspension: null, schedule, ...change }) as DiaryWeek;
const pause = { week: 4, startsOn: '2026-03-10', resumesOn: '2026-03-20' };
const asked = (change: Partial<Record<keyof Programme, unknown>>) =>
  hoursToKeep({
    weeks: [week({})],
    abandonment: null,
    pauses: [],
    openSafetyFlags: [],
    today: '2026-03-15',
    ...change,
  } as unknown as Programme);
const hours = { bedTime: 1410, wakeTime: 390 };

it.each([
  ['before the first week', { weeks: [] }, null],
  ['in a week', { weeks: [week({ isCurrent: true })] }, null],
  ['after leaving', { abandonment: {} }, { state: 'left' }],
  ['after leaving in a pause', { abandonment: {}, pauses: [pause] }, { state: 'left' }],
  ['in a pause', { pauses: [pause] }, { state: 'paused', isSuspended: false, hours }],
  [
    'in a pause without a schedule',
    { pauses: [pause], weeks: [week({ schedule: null })] },
    { state: 'paused', isSuspended: false, hours: null },
  ],
  [
    'in a pause, suspended',
    { pauses: [pause], weeks: [week({ suspension: 'safety' })] },
    { state: 'paused', isSuspended: true, hours: null },
  ],
  ['at the end', {}, { state: 'ended', isSuspended: false, hours }],
  [
    'at the end, suspended',
    { weeks: [week({ suspension: 'sleepiness', schedule: null })] },
    { state: 'ended', isSuspended: true, hours: null },
  ],
])('%s', (_, change, expected) => {
  expect(asked(change)).toEqual(expected);
});

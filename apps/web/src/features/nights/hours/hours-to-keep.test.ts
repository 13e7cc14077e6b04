import { expect, it } from 'vitest';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { hoursToKeep } from './hours-to-keep.ts';

const schedule = { bedTime: 1410, wakeTime: 390 } as DiaryWeek['schedule'];
const week = (change: Partial<DiaryWeek>) =>
  ({
    number: 4,
    suspension: null,
    suspendedWakeTime: null,
    stopped: null,
    schedule,
    ...change,
  }) as DiaryWeek;
const stop = { on: '2026-03-09', reason: null, wakeTime: 390, canUndo: false };
const opening = { kind: 'check', firstWeek: 26, openedOn: '2026-03-14' };
const pause = { week: 4, startsOn: '2026-03-10', resumesOn: '2026-03-20' };
const asked = (change: Partial<Record<keyof Programme, unknown>>) =>
  hoursToKeep({
    weeks: [week({})],
    diaryWeek: 26,
    openings: [],
    abandonment: null,
    pauses: [],
    openSafetyFlags: [],
    today: '2026-03-15',
    ...change,
  } as unknown as Programme);
const hours = { bedTime: 1410, wakeTime: 390 };

it.each([
  ['before the first week', { weeks: [] }, null],
  ['in the last week', { diaryWeek: 25 }, null],
  ['in a week that was opened later', { openings: [opening] }, null],
  ['after leaving', { abandonment: {} }, { state: 'left' }],
  ['after leaving in a pause', { abandonment: {}, pauses: [pause] }, { state: 'left' }],
  [
    'in a pause',
    { pauses: [pause] },
    { state: 'paused', isSuspended: false, hours, wakeTime: null },
  ],
  [
    'in a pause without a schedule',
    { pauses: [pause], weeks: [week({ schedule: null })] },
    { state: 'paused', isSuspended: false, hours: null, wakeTime: null },
  ],
  [
    'in a pause, suspended',
    { pauses: [pause], weeks: [week({ suspension: 'safety' })] },
    { state: 'paused', isSuspended: true, hours: null, wakeTime: null },
  ],
  [
    'in a pause, with a suspended schedule',
    { pauses: [pause], weeks: [week({ suspension: 'safety', suspendedWakeTime: 400 })] },
    { state: 'paused', isSuspended: true, hours: null, wakeTime: 400 },
  ],
  [
    'in a pause, after a stop',
    { pauses: [pause], weeks: [week({ schedule: null, stopped: stop })] },
    { state: 'paused', isSuspended: false, hours: null, wakeTime: 390 },
  ],
  ['at the end', {}, { state: 'ended', isSuspended: false, hours, wakeTime: null }],
  [
    'at the end, suspended',
    { weeks: [week({ suspension: 'sleepiness', schedule: null })] },
    { state: 'ended', isSuspended: true, hours: null, wakeTime: null },
  ],
])('%s', (_, change, expected) => {
  expect(asked(change)).toEqual(expected);
});

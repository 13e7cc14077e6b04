import { expect, it } from 'vitest';
import { noScheduleNow, type NoSchedule, type ScheduleNow } from './no-schedule-now.ts';

type Week = ScheduleNow['weeks'][number];
const held: Week = { schedule: {}, suspension: null, stopped: null };
const gone: Week = { ...held, schedule: null };
const stopped: Week = { ...gone, stopped: {} };
const noticeDue: Week = { ...gone, suspension: 'safetyNotice' };

it.each<[string, string[], Week[], NoSchedule | null]>([
  ['a schedule in force', [], [gone, held], null],
  ['a flag', ['fallRisk'], [held, gone], 'safety'],
  ['sleepiness', ['sleepyAtWheel'], [held, gone], 'sleepiness'],
  ['a flag and sleepiness', ['sleepyAtWheel', 'fallRisk'], [gone], 'safety'],
  ['a flag that only the week knows', [], [held, { ...gone, suspension: 'safety' }], 'safety'],
  ['a flag before the first week', ['fallRisk'], [], 'safety'],
  ['a notice to read', [], [held, noticeDue], 'safetyNotice'],
  ['a stop', [], [held, stopped], 'stopped'],
  ['a notice after a stop', [], [{ ...stopped, ...noticeDue, stopped: {} }], 'safetyNotice'],
  ['a stop that is over', [], [stopped, held], null],
  ['a return, before its first choice', [], [held, gone], 'notChosen'],
  ['no week', [], [], 'notChosen'],
])('%s', (_, openSafetyFlags, weeks, reason) => {
  expect(noScheduleNow({ openSafetyFlags, weeks })).toBe(reason);
});

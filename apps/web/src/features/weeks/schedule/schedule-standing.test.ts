import { expect, it } from 'vitest';
import { scheduleStanding } from './schedule-standing.ts';

type Facts = Parameters<typeof scheduleStanding>[0];

const facts = (change: Partial<Facts>, suspendedWakeTime: number | null = null): Facts => ({
  weeks: [{ isCurrent: true, suspendedWakeTime }] as unknown as Facts['weeks'],
  programmeWeek: 1,
  abandonment: null,
  openSafetyFlags: [],
  ...change,
});
const flagged = { openSafetyFlags: ['epilepsy'] };
const left = { abandonment: {} as Facts['abandonment'] };

it.each([
  ['in the first week', facts({}), 'free'],
  ['in the first week, with a flag', facts(flagged), 'withheld'],
  ['with a flag, a schedule in force', facts({ ...flagged, programmeWeek: 4 }, 390), 'suspended'],
  ['with a flag, none in force', facts({ ...flagged, programmeWeek: 4 }), 'withheld'],
  ['in a pause, with a flag', facts({ ...flagged, weeks: [], programmeWeek: 4 }), 'withheld'],
  ['in the last week, with a flag', facts({ ...flagged, programmeWeek: 25 }, 390), 'suspended'],
  ['after the last week', facts({ programmeWeek: 26 }), 'over'],
  ['after the last week, with a flag', facts({ ...flagged, programmeWeek: 26 }), 'over'],
  ['after leaving', facts({ ...left, ...flagged, programmeWeek: 4 }), 'over'],
] as const)('%s', (_, given, standing) => {
  expect(scheduleStanding(given)).toBe(standing);
});

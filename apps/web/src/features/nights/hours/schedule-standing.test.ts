import { expect, it } from 'vitest';
import { scheduleStanding } from './schedule-standing.ts';

type Facts = Parameters<typeof scheduleStanding>[0];

type Suspension = Facts['weeks'][number]['suspension'];

const facts = (
  change: Partial<Facts>,
  suspension: Suspension = null,
  suspendedWakeTime: number | null = null,
): Facts => ({
  weeks: [{ isCurrent: true, suspension, suspendedWakeTime }] as unknown as Facts['weeks'],
  diaryWeek: 1,
  openings: [],
  abandonment: null,
  openSafetyFlags: [],
  ...change,
});
const none: Facts['weeks'] = [];
const left = { abandonment: {} as Facts['abandonment'] };

it.each([
  ['in the first week', facts({}), 'free'],
  ['in the first week, with a flag', facts({}, 'safety'), 'withheld'],
  ['with a flag, a schedule in force', facts({ diaryWeek: 4 }, 'safety', 390), 'suspended'],
  ['with a flag, none in force', facts({ diaryWeek: 4 }, 'safety'), 'withheld'],
  ['sleepy at the wheel', facts({ diaryWeek: 4 }, 'sleepiness', 390), 'suspended'],
  ['with a notice to read', facts({ diaryWeek: 4 }, 'safetyNotice', 390), 'noticeToRead'],
  [
    'with a notice to read, no schedule before',
    facts({ diaryWeek: 4 }, 'safetyNotice'),
    'noticeAlone',
  ],
  [
    'with a notice to read, after a stop',
    facts({
      diaryWeek: 4,
      weeks: [
        { isCurrent: true, suspension: 'safetyNotice', suspendedWakeTime: 390, stopped: {} },
      ] as unknown as Facts['weeks'],
    }),
    'noticeAlone',
  ],
  [
    'in a pause, with a flag',
    facts({
      diaryWeek: 4,
      weeks: [
        { isCurrent: false, suspension: 'safety', suspendedWakeTime: 390 },
      ] as unknown as Facts['weeks'],
    }),
    'suspended',
  ],
  ['before the first week', facts({ weeks: none, diaryWeek: 0 }), 'free'],
  [
    'before the first week, with a flag',
    facts({ weeks: none, diaryWeek: 0, openSafetyFlags: ['epilepsy'] }),
    'withheld',
  ],
  ['in the last week, with a flag', facts({ diaryWeek: 25 }, 'safety', 390), 'suspended'],
  ['after the last week', facts({ diaryWeek: 26 }), 'over'],
  ['after the last week, with a flag', facts({ diaryWeek: 26 }, 'safety'), 'over'],
  [
    'in a check week, with a flag',
    facts(
      { diaryWeek: 26, openings: [{ kind: 'check', firstWeek: 26, openedOn: '2026-09-01' }] },
      'safety',
      390,
    ),
    'suspended',
  ],
  ['after leaving', facts({ ...left, diaryWeek: 4 }, 'safety'), 'over'],
] as const)('%s', (_, given, standing) => {
  expect(scheduleStanding(given)).toBe(standing);
});

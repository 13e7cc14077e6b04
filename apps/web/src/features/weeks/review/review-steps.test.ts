import { expect, it } from 'vitest';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { firstOpenStep, shownReview } from './review-steps.ts';

type Change = {
  current?: Partial<DiaryWeek>;
  closed?: Partial<DiaryWeek>;
} & Partial<
  Pick<Programme, 'today' | 'openSafetyFlags' | 'abandonment' | 'diaryWeek' | 'pauses'>
> & {
    isConsulted?: boolean;
    tried?: DiaryWeek['intention'];
  };

const week = (number: number, dates: string[], change: Partial<DiaryWeek>) =>
  ({
    number,
    dates,
    opensOn: dates[0] ?? '2026-03-02',
    isCurrent: false,
    schedule: null,
    sleepEfficiencyPercent: null,
    isSleepyAtWheel: null,
    checkAnswers: [],
    availability: 'available',
    intention: null,
    intentionOn: null,
    trialTaps: {},
    trialOutcome: null,
    suspendedWakeTime: null,
    meanTotalSleepMinutes: null,
    ...change,
  }) as DiaryWeek;

const programmeOf = ({
  current,
  closed,
  tried = null,
  isConsulted = false,
  ...change
}: Change = {}) =>
  ({
    today: '2026-03-15',
    diaryWeek: 3,
    openings: [],
    openSafetyFlags: [],
    abandonment: null,
    pauses: [],
    person: { isConsulted },
    days: [],
    weeks: [
      week(1, ['2026-03-02', '2026-03-08'], { intention: tried }),
      week(2, ['2026-03-09', '2026-03-15'], closed ?? {}),
      week(3, ['2026-03-16', '2026-03-22'], { isCurrent: true, ...current }),
    ],
    ...change,
  }) as unknown as Programme;

const stepsOf = (change?: Change, number = 2) => shownReview(programmeOf(change), number)?.steps;

it.each<[string, Change | undefined, readonly string[]]>([
  ['of the week that is over', undefined, ['check', 'days', 'week', 'window', 'intention']],
  [
    'with the question answered',
    { current: { isSleepyAtWheel: false } },
    ['check', 'days', 'week', 'window', 'intention'],
  ],
  [
    'with sleepiness',
    { current: { isSleepyAtWheel: true }, openSafetyFlags: ['sleepyAtWheel'] },
    ['check', 'days', 'week', 'intention'],
  ],
  [
    'with a lock',
    { current: { availability: 'safety' }, openSafetyFlags: ['fallRisk'] },
    ['check', 'days', 'week', 'intention'],
  ],
  [
    'after an experiment',
    { tried: 'alcohol' },
    ['check', 'days', 'trial', 'week', 'window', 'intention'],
  ],
  ['that staff read', { isConsulted: true }, []],
  [
    'in a pause',
    {
      tried: 'alcohol',
      pauses: [
        { id: 1, week: 3, startsOn: '2026-03-14', resumesOn: '2026-03-22', isByStaff: false },
      ],
    },
    [],
  ],
  ['after leaving', { abandonment: { at: '', isByStaff: false, undoableUntil: null } }, []],
])('the steps of a review %s', (_, change, steps) => {
  expect(stepsOf(change)).toEqual(steps);
});

it('of the last week of the diary is only read', () => {
  const programme = programmeOf({ diaryWeek: 26 });
  const weeks = [week(25, ['2026-03-09', '2026-03-15'], {})];
  expect(shownReview({ ...programme, weeks }, 25)?.steps).toEqual([]);
});

it('of the last week ends its experiment', () => {
  const programme = programmeOf({ diaryWeek: 26 });
  const weeks = [
    week(24, [], { intention: 'alcohol' }),
    week(25, ['2026-03-09', '2026-03-15'], {}),
  ];
  const shown = shownReview({ ...programme, weeks }, 25);
  expect(shown?.steps).toEqual(['trial', 'week']);
  expect(shown && firstOpenStep(shown)).toBe('trial');
});

it('an older week is only read, and one that runs has no review', () => {
  expect(stepsOf({}, 1)).toEqual([]);
  expect(shownReview(programmeOf(), 3)).toBeNull();
  expect(shownReview(programmeOf({ today: '2026-03-14' }), 2)).toBeNull();
});

it.each<[string, Change, string | null]>([
  ['nothing is done', {}, 'check'],
  ['the question is answered', { current: { isSleepyAtWheel: false } }, 'week'],
  [
    'the schedule is chosen',
    {
      current: {
        isSleepyAtWheel: false,
        schedule: { isCarriedOver: false } as DiaryWeek['schedule'],
      },
    },
    'intention',
  ],
  [
    'an intention is kept',
    { current: { isSleepyAtWheel: false }, closed: { intention: 'keepRising' } },
    null,
  ],
  ['an experiment is over', { current: { isSleepyAtWheel: false }, tried: 'alcohol' }, 'trial'],
  [
    'it goes on, the window not chosen yet',
    {
      current: { isSleepyAtWheel: false },
      closed: { intention: 'alcohol', trialOutcome: 'continued' },
      tried: 'alcohol',
    },
    'week',
  ],
  [
    'it goes on, the window chosen',
    {
      current: {
        isSleepyAtWheel: false,
        schedule: { isCarriedOver: false } as DiaryWeek['schedule'],
      },
      closed: { intention: 'alcohol', trialOutcome: 'continued' },
      tried: 'alcohol',
    },
    null,
  ],
  [
    'it became a habit',
    {
      current: { isSleepyAtWheel: false },
      closed: { trialOutcome: 'acquired' },
      tried: 'alcohol',
    },
    'week',
  ],
  ['it is kept, the question unanswered', { closed: { intention: 'keepRising' } }, 'check'],
])('is taken up where nothing is known yet: %s', (_, change, step) => {
  const shown = shownReview(programmeOf(change), 2);
  expect(shown && firstOpenStep(shown)).toBe(step);
});

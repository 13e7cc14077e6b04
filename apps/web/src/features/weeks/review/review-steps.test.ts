import { expect, it } from 'vitest';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { firstOpenStep, shownReview } from './review-steps.ts';

type Change = {
  current?: Partial<DiaryWeek>;
  closed?: Partial<DiaryWeek>;
} & Partial<Pick<Programme, 'today' | 'openSafetyFlags' | 'abandonment' | 'programmeWeek'>> & {
    isConsulted?: boolean;
  };

const week = (number: number, dates: string[], change: Partial<DiaryWeek>) =>
  ({
    number,
    dates,
    isCurrent: false,
    schedule: null,
    sleepEfficiencyPercent: null,
    isSleepyAtWheel: null,
    checkAnswers: [],
    availability: 'available',
    intention: null,
    ...change,
  }) as DiaryWeek;

const programmeOf = ({ current, closed, isConsulted = false, ...change }: Change = {}) =>
  ({
    today: '2026-03-15',
    programmeWeek: 3,
    openSafetyFlags: [],
    abandonment: null,
    person: { isConsulted },
    days: [],
    weeks: [
      week(1, ['2026-03-02', '2026-03-08'], {}),
      week(2, ['2026-03-09', '2026-03-15'], closed ?? {}),
      week(3, ['2026-03-16', '2026-03-22'], { isCurrent: true, ...current }),
    ],
    ...change,
  }) as unknown as Programme;

const stepsOf = (change?: Change, number = 2) => shownReview(programmeOf(change), number)?.steps;

it.each<[string, Change | undefined, readonly string[]]>([
  ['of the week that is over', undefined, ['check', 'week', 'window', 'intention']],
  [
    'with the question answered',
    { current: { isSleepyAtWheel: false } },
    ['check', 'week', 'window', 'intention'],
  ],
  [
    'with sleepiness',
    { current: { isSleepyAtWheel: true }, openSafetyFlags: ['sleepyAtWheel'] },
    ['check', 'week', 'intention'],
  ],
  [
    'with a lock',
    { current: { availability: 'safety' }, openSafetyFlags: ['fallRisk'] },
    ['check', 'week', 'intention'],
  ],
  ['that staff read', { isConsulted: true }, []],
  ['after leaving', { abandonment: { at: '', isByStaff: false, undoableUntil: null } }, []],
])('the steps of a review %s', (_, change, steps) => {
  expect(stepsOf(change)).toEqual(steps);
});

it('of the last week of the diary is only read', () => {
  const programme = programmeOf({ programmeWeek: 26 });
  const weeks = [week(25, ['2026-03-09', '2026-03-15'], {})];
  expect(shownReview({ ...programme, weeks }, 25)?.steps).toEqual([]);
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
  ['it is kept, the question unanswered', { closed: { intention: 'keepRising' } }, 'check'],
])('is taken up where nothing is known yet: %s', (_, change, step) => {
  const shown = shownReview(programmeOf(change), 2);
  expect(shown && firstOpenStep(shown)).toBe(step);
});

import { expect, it } from 'vitest';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';
import { nextStep } from './next-step.ts';

const day = (id: number, date: string) => ({ id, date, status: 'due', isEditable: true, week: 2 });
const saved = day(1, '2026-01-12') as unknown as DiaryDay;
const programme = {
  days: [saved, day(2, '2026-01-13'), day(3, '2026-01-14')],
  weeks: [],
} as unknown as Programme;

it.each([
  ['by day', null, '2026-01-14'],
  ['while this night runs', '2026-01-14', '2026-01-13'],
])('%s, the next night to fill in is the latest one that has passed', (_, running, date) => {
  expect(nextStep(programme, saved, running)).toMatchObject({ kind: 'night', day: { date } });
});

it('asks for no night when only the running night is open', () => {
  const alone = { ...programme, days: [saved, programme.days[2]!] };
  expect(nextStep(alone, saved, '2026-01-14')).toEqual({ kind: 'programme' });
});

const ownWeek = {
  number: 2,
  opensOn: '2026-01-12',
  dates: ['2026-01-12', '2026-01-18'],
  isCurrent: true,
  availability: 'frozen',
  schedule: {},
  completedNights: 5,
  intention: null,
};
const written = (week: object, change: object = {}) =>
  ({
    ...programme,
    days: [saved],
    weeks: [{ ...ownWeek, ...week }],
    today: '2026-01-13',
    diaryWeek: 2,
    openings: [],
    pauses: [],
    abandonment: null,
    dueQuestionnaire: null,
    person: { isConsulted: false },
    openSafetyFlags: [],
    suspension: null,
    trials: [],
    ...change,
  }) as unknown as Programme;

it.each([
  ['the review of the week before, while it waits', null, { kind: 'review', closed: 1 }],
  ['the schedule, once the review is done', 'lateRising', { kind: 'schedule', week: 2 }],
])('after the last open night comes %s', (_, intention, step) => {
  const weeks = [
    { number: 1, opensOn: '2026-01-05', dates: ['2026-01-11'], isCurrent: false, intention },
    {
      number: 2,
      opensOn: '2026-01-12',
      dates: ['2026-01-18'],
      isCurrent: true,
      availability: 'available',
      schedule: null,
      intention: null,
    },
  ];
  expect(nextStep(written({}, { weeks }), saved)).toEqual(step);
});

it.each([
  ['a week that another follows', 2, 0],
  ['the last week', 25, 'notComing'],
])('a saved night of %s promises the advice that comes', (_, number, advice) => {
  const step = nextStep(written({ number }), { ...saved, week: number });
  expect(step).toEqual({ kind: 'week', week: number, advice });
});

it('after the last week, the review that ends an experiment comes next', () => {
  const trial = { intention: 'lateNaps', trialOutcome: null, suspension: null };
  const weeks = [
    { ...ownWeek, number: 24, isCurrent: false, ...trial },
    { ...ownWeek, number: 25, isCurrent: false, trialTaps: {}, trialOutcome: null },
  ];
  const over = written({}, { weeks, diaryWeek: 26, today: '2026-07-09' });
  expect(nextStep(over, { ...saved, week: 25 })).toEqual({ kind: 'review', closed: 25 });
});

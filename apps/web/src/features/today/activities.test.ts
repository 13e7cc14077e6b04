import { describe, expect, it } from 'vitest';
import { activitiesOf, oldestWaitingNightUntil } from './activities.ts';
import type { Overview } from '../../lib/use-overview.ts';

type Day = Overview['days'][number];
type Week = Overview['weeks'][number];

const day = (date: string, change: Partial<Day> = {}) =>
  ({ date, status: 'due', isEditable: true, lastEditableOn: date, ...change }) as Day;
const week = (change: Partial<Week> = {}) =>
  ({ number: 3, isCurrent: true, availability: 'available', schedule: null, ...change }) as Week;
const overview = (change: Partial<Overview> = {}) =>
  ({
    takesEntries: true,
    abandonment: null,
    dueQuestionnaire: null,
    days: [],
    weeks: [],
    modules: [],
    currentStep: null,
    ...change,
  }) as Overview;

const days = [day('2026-01-05'), day('2026-01-06')];

it('asks a due questionnaire alone, and says until when the nights behind it wait', () => {
  const due = overview({ dueQuestionnaire: 'S6', days, weeks: [week()] });
  expect(activitiesOf(due)).toEqual([{ kind: 'questionnaire', id: 'S6' }]);
  expect(oldestWaitingNightUntil(due)).toBe('2026-01-05');
  expect(oldestWaitingNightUntil(overview({ dueQuestionnaire: 'S6' }))).toBeNull();
  expect(oldestWaitingNightUntil(overview({ days }))).toBeNull();
});

it('asks the latest open night first, then the schedule', () => {
  const activities = activitiesOf(overview({ days, weeks: [week()] }));
  expect(activities.map((each) => ('date' in each ? each.date : each.kind))).toEqual([
    '2026-01-06',
    '2026-01-05',
    'schedule',
  ]);
});

it('leaves out nights that are done, expired, to come or closed', () => {
  const days = (['completed', 'expired', 'upcoming'] as const).map((status) =>
    day('2026-01-06', { status }),
  );
  expect(activitiesOf(overview({ days }))).toEqual([]);
  expect(activitiesOf(overview({ days: [day('2026-01-06', { isEditable: false })] }))).toEqual([]);
});

it('asks for a schedule only while one can be chosen and none is', () => {
  const chosen = { chosenOn: '2026-01-06' } as Week['schedule'];
  const carried = { chosenOn: null } as Week['schedule'];
  expect(activitiesOf(overview({ weeks: [week({ schedule: chosen })] }))).toEqual([]);
  expect(activitiesOf(overview({ weeks: [week({ schedule: carried })] }))).toHaveLength(1);
  expect(activitiesOf(overview({ weeks: [week({ availability: 'safety' })] }))).toEqual([]);
  expect(activitiesOf(overview({ weeks: [week({ isCurrent: false })] }))).toEqual([]);
});

describe('the course', () => {
  const current = { kind: 'chapter', moduleNumber: 2, chapterNumber: 6 } as const;
  const currentStep = { moduleNumber: 2, current } as Overview['currentStep'];
  const inState = (state: Overview['modules'][number]['state']) =>
    activitiesOf(
      overview({
        currentStep,
        modules: [{ number: 2, state }] as Overview['modules'],
        days: [day('2026-01-06')],
      }),
    );

  it('comes last, at the step where one goes on', () => {
    expect(inState('inProgress').at(-1)).toEqual({ kind: 'course', step: current });
    expect(inState('inProgress')).toHaveLength(2);
  });

  it('waits no more once what is open is done', () => {
    expect(inState('complete').map(({ kind }) => kind)).toEqual(['night']);
  });

  it('is closed while a questionnaire is due', () => {
    const due = overview({ currentStep, dueQuestionnaire: 'S6' });
    expect(activitiesOf(due).map(({ kind }) => kind)).toEqual(['questionnaire']);
  });
});

it('asks for nothing from the moment one leaves, though a day long entries are still taken', () => {
  const abandonment = {
    at: '2026-01-06T12:00:00Z',
    isByStaff: false,
    undoableUntil: '2026-01-07T12:00:00Z',
  };
  for (const takesEntries of [true, false]) {
    const left = { abandonment, takesEntries, days, weeks: [week()] };
    expect(activitiesOf(overview(left))).toEqual([]);
  }
});

import { describe, expect, it } from 'vitest';
import {
  moduleInProgress,
  moduleStates,
  type ModuleProgramme,
  type ModuleProgress,
} from './module-state.ts';

const untouched = { isVideoWatched: false, chapterCount: 3, readChapterCount: 0 };
const complete = { isVideoWatched: true, chapterCount: 3, readChapterCount: 3 };
const course = (...progress: Omit<ModuleProgress, 'number'>[]) =>
  progress.map((module, index) => ({ number: index + 1, ...module }));
const week = (programmeWeek: number): ModuleProgramme => ({
  programmeWeek,
  firstDayOn: '2026-01-05',
  pauses: [],
  isAbandoned: false,
  takesEntries: true,
});

describe('moduleStates', () => {
  it.each([
    ['before S0 is locked', 0, [untouched], ['locked']],
    ['1 opens in week 1', 1, [untouched, untouched], ['open', 'locked']],
    [
      '2 stays locked in week 2 while 1 is not complete',
      2,
      [untouched, untouched],
      ['open', 'locked'],
    ],
    [
      '2 stays locked in week 1 although 1 is complete',
      1,
      [complete, untouched],
      ['complete', 'locked'],
    ],
    ['2 opens in week 2 when 1 is complete', 2, [complete, untouched], ['complete', 'open']],
    [
      'with its video watched is in progress',
      1,
      [{ ...untouched, isVideoWatched: true }],
      ['inProgress'],
    ],
    [
      'with a chapter read is in progress',
      1,
      [{ ...untouched, readChapterCount: 1 }],
      ['inProgress'],
    ],
    [
      'whose early chapter alone is read is not begun',
      2,
      [untouched, { ...untouched, readChapterCount: 1, earlyReadCount: 1 }],
      ['open', 'locked'],
    ],
    [
      'whose early chapter alone is read opens as the others do',
      2,
      [complete, { ...untouched, readChapterCount: 1, earlyReadCount: 1 }],
      ['complete', 'open'],
    ],
    [
      'with one more chapter than the early one is in progress',
      2,
      [untouched, { ...untouched, readChapterCount: 2, earlyReadCount: 1 }],
      ['open', 'inProgress'],
    ],
    [
      'with all chapters but no video is in progress',
      1,
      [{ ...complete, isVideoWatched: false }],
      ['inProgress'],
    ],
    [
      'with its video and all but one chapter is in progress',
      1,
      [{ ...complete, readChapterCount: 2 }],
      ['inProgress'],
    ],
    [
      'stays complete when one before it is no longer',
      2,
      [{ ...complete, chapterCount: 4 }, complete],
      ['inProgress', 'complete'],
    ],
  ])('a module %s', (_, programmeWeek, progress, states) => {
    const found = moduleStates(course(...progress), week(programmeWeek));
    expect(found.map(({ state }) => state)).toEqual(states);
  });

  it.each([
    [
      'when its week comes, and after which module',
      1,
      [untouched, untouched],
      { opensOn: '2026-01-12', afterModule: 1 },
    ],
    [
      'its date alone when the module before is complete',
      1,
      [complete, untouched],
      { opensOn: '2026-01-12', afterModule: null },
    ],
    [
      'the module before alone when its week has come',
      2,
      [untouched, untouched],
      { opensOn: null, afterModule: 1 },
    ],
  ])('a locked one says %s', (_, programmeWeek, progress, condition) => {
    expect(moduleStates(course(...progress), week(programmeWeek))[1]).toEqual({
      number: 2,
      state: 'locked',
      isStopped: false,
      ...condition,
    });
  });

  it.each([
    ['opens after the module before while leaving can be undone', true, 2, [false, false], 1],
    ['never opens when its week is not reached', true, 1, [false, true], null],
    [
      'never opens once leaving is final, and the open one is only read',
      false,
      2,
      [true, true],
      null,
    ],
  ])(
    'a locked one of a programme that was left %s',
    (_, takesEntries, at, stopped, afterModule) => {
      const left = { ...week(at), isAbandoned: true, takesEntries };
      const states = moduleStates(course(untouched, untouched), left);
      expect(states.map(({ isStopped }) => isStopped)).toEqual(stopped);
      expect(states[1]).toMatchObject({ state: 'locked', opensOn: null, afterModule });
    },
  );

  it('knows no date before S0', () => {
    const [first] = moduleStates(course(untouched), { ...week(0), firstDayOn: null });
    expect(first).toEqual({
      number: 1,
      state: 'locked',
      isStopped: false,
      opensOn: null,
      afterModule: null,
    });
  });
});

describe('moduleInProgress', () => {
  it.each([
    ['the open one', 2, [complete, untouched, untouched], 2],
    ['the one in progress', 3, [complete, { ...untouched, isVideoWatched: true }, untouched], 2],
    ['the last complete one while the next is locked', 1, [complete, untouched], 1],
    ['the last one when all are complete', 9, [complete, complete], 2],
    ['none before the programme starts', 0, [untouched, untouched], null],
  ])('is %s', (_, programmeWeek, progress, expected) => {
    expect(moduleInProgress(moduleStates(course(...progress), week(programmeWeek)))).toBe(expected);
  });
});

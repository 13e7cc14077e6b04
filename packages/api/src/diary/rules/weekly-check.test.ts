import { weeklyCheck } from '@aube/dictionary';
import { describe, expect, it } from 'vitest';
import {
  inListOrder,
  isCheckAnswered,
  isRepeatedCheck,
  weeklyCheckAnswers,
  weeklyCheckEffect,
  weeklyCheckFault,
  weeklyCheckSigns,
  withToggledCheck,
  type WeeklyCheckAnswer,
} from './weekly-check.ts';

it('has the answers of the dictionary, in its order', () => {
  expect(Object.keys(weeklyCheck.fields.answers.codes)).toEqual([...weeklyCheckAnswers]);
});

describe('a weekly check is', () => {
  it.each<[string, WeeklyCheckAnswer[], string | null]>([
    ['refused without an answer', [], 'required'],
    ['taken with « none »', ['none'], null],
    ['taken with one sign', ['fall'], null],
    ['taken with every sign', [...weeklyCheckSigns], null],
    ['refused with « none » beside a sign', ['fall', 'none'], 'exclusiveChoice'],
    ['taken with a sign said twice', ['fall', 'fall'], null],
  ])('%s', (_, answers, fault) => {
    expect(weeklyCheckFault(answers)).toBe(fault);
  });
});

describe('the effect of', () => {
  const nothing = { isSleepy: null, flags: [], alerts: [], showsHelp: false };
  it.each<[WeeklyCheckAnswer[], Partial<ReturnType<typeof weeklyCheckEffect>>]>([
    [['none'], { isSleepy: false }],
    [['foughtSleep'], { isSleepy: true }],
    [['fellAsleep'], { isSleepy: true }],
    [['foughtSleep', 'fellAsleep'], { isSleepy: true }],
    [['fall'], { flags: ['fallRisk'], alerts: ['fall'] }],
    [['fatigueAccident'], { flags: ['fatigueAccident'], alerts: ['fatigueAccident'] }],
    [['mood'], { alerts: ['moodChange'], showsHelp: true }],
    [
      [...weeklyCheckSigns],
      {
        isSleepy: true,
        flags: ['fallRisk', 'fatigueAccident'],
        alerts: ['fall', 'fatigueAccident', 'moodChange'],
        showsHelp: true,
      },
    ],
  ])('%s', (answers, effect) => {
    expect(weeklyCheckEffect(answers)).toEqual({ ...nothing, ...effect });
  });
});

it('answers stand in the order of the list, each once', () => {
  expect(inListOrder(['mood', 'fall', 'fall', 'unknown'])).toEqual(['fall', 'mood']);
});

it.each<[WeeklyCheckAnswer[], WeeklyCheckAnswer, WeeklyCheckAnswer[]]>([
  [[], 'fall', ['fall']],
  [['fall'], 'fall', []],
  [['mood'], 'fall', ['fall', 'mood']],
  [['none'], 'fall', ['fall']],
  [['fall', 'mood'], 'none', ['none']],
  [['none'], 'none', []],
])('%j and a press on %s make %j', (answers, pressed, after) => {
  expect(withToggledCheck(answers, pressed)).toEqual(after);
});

describe('the check of a week is answered', () => {
  it.each<[boolean | null, WeeklyCheckAnswer[], boolean]>([
    [null, [], false],
    [false, [], true],
    [true, [], true],
    [null, ['mood'], true],
    [false, ['none'], true],
  ])('with sleepiness %s and %j: %s', (isSleepyAtWheel, checkAnswers, isAnswered) => {
    expect(isCheckAnswered({ isSleepyAtWheel, checkAnswers })).toBe(isAnswered);
  });
});

describe('equal answers are a repetition', () => {
  const now = new Date('2026-02-03T12:00:00Z');
  const before = (ms: number, ...answers: WeeklyCheckAnswer[]) => ({
    answers,
    answeredAt: new Date(now.getTime() - ms).toISOString(),
  });
  it.each<[string, ReturnType<typeof before> | null, boolean]>([
    ['the first time', null, false],
    ['at the same instant', before(0, 'fall', 'mood'), true],
    ['in another order', before(0, 'mood', 'fall'), true],
    ['just before ten minutes', before(599_999, 'fall', 'mood'), true],
    ['at ten minutes', before(600_000, 'fall', 'mood'), false],
    ['with an answer less', before(0, 'fall'), false],
    ['with an answer more', before(0, 'fall', 'mood', 'fellAsleep'), false],
  ])('%s: %s', (_, last, isRepeated) => {
    expect(isRepeatedCheck(last, { answers: ['fall', 'mood'], now })).toBe(isRepeated);
  });
});

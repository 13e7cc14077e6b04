import { describe, expect, it } from 'vitest';
import {
  answersOutsideWeeks,
  isSleepinessHeld,
  lastEarlierYes,
  takesSleepinessAnswer,
} from './sleepiness-hold.ts';

const at = (week: number) => new Date(Date.UTC(2026, 0, 7 * week, 12));
const answered = (said: Readonly<Record<number, boolean>>) =>
  Object.entries(said).map(([week, isSleepy]) => ({
    week: Number(week),
    saidIn: Number(week),
    isSleepy,
    answeredAt: at(Number(week)),
  }));

describe('a « yes » on sleepiness at the wheel', () => {
  it.each([
    ['nothing was answered', {}, null, false],
    ['only « no »', { 1: false, 2: false }, null, false],
    ['a « yes »', { 3: true }, null, true],
    ['the next week is not answered', { 3: true, 5: false }, null, true],
    ['one later « no »', { 3: true, 4: false }, null, true],
    [
      'a « no » before it counts for nothing',
      { 1: false, 2: false, 3: true, 4: false },
      null,
      true,
    ],
    ['two later « no »', { 3: true, 4: false, 5: false }, null, false],
    ['two later « no », a week apart', { 3: true, 4: false, 6: false }, null, false],
    ['another « yes » between them', { 3: true, 4: false, 5: true, 6: false }, null, true],
    ['two « no » after the last « yes »', { 3: true, 4: true, 5: false, 6: false }, null, false],
    ['staff settled it after', { 3: true }, new Date(at(3).getTime() + 1), false],
    ['staff settled it at that very instant', { 3: true }, at(3), false],
    ['staff settled it just before', { 3: true }, new Date(at(3).getTime() - 1), true],
    ['it was settled, and came back', { 3: true, 5: true, 6: false }, at(4), true],
  ])('when %s', (_, said, settledAt, isHeld) => {
    expect(isSleepinessHeld(answered(said), settledAt)).toBe(isHeld);
  });
});

describe('answers said later than in their week', () => {
  const said = (week: number, saidIn: number, isSleepy: boolean) => ({
    week,
    saidIn,
    isSleepy,
    answeredAt: at(saidIn),
  });
  const yes = said(3, 3, true);
  it.each([
    ['two « no » said in one week count once', [yes, said(4, 5, false), said(5, 5, false)], true],
    ['three too', [yes, said(4, 6, false), said(5, 6, false), said(6, 6, false)], true],
    ['with one of the next week, they lift it', [yes, said(4, 5, false), said(6, 6, false)], false],
    [
      'a « no » of an earlier week does not count',
      [yes, said(2, 4, false), said(5, 5, false)],
      true,
    ],
    [
      'nor does one said in the week of the « yes »',
      [said(3, 5, true), said(5, 5, false), said(6, 6, false)],
      true,
    ],
    [
      'two said after it, in two weeks, do',
      [said(3, 5, true), said(6, 6, false), said(7, 7, false)],
      false,
    ],
  ])('%s', (_, answers, isHeld) => {
    expect(isSleepinessHeld(answers, null)).toBe(isHeld);
  });
});

describe('the answer of a week', () => {
  const yes = { isSleepy: true, answeredOn: '2026-01-12' };
  const no = { isSleepy: false, answeredOn: '2026-01-12' };
  it.each([
    ['first, « no »', null, false, '2026-01-12', true],
    ['first, « yes »', null, true, '2026-01-12', true],
    ['« no » after « yes », the same day', yes, false, '2026-01-12', true],
    ['« no » after « yes », the next day', yes, false, '2026-01-13', false],
    [
      '« no » after a « yes » of unknown day',
      { ...yes, answeredOn: null },
      false,
      '2026-01-12',
      false,
    ],
    ['« yes » after « no », later', no, true, '2026-01-15', true],
    ['the same again', no, false, '2026-01-15', true],
  ])('%s', (_, given, isSleepy, today, isTaken) => {
    expect(takesSleepinessAnswer(given, isSleepy, today)).toBe(isTaken);
  });
});

describe('outside the weeks of the diary', () => {
  const said = (day: number, hour: number, isSleepy: boolean) => ({
    week: 26,
    saidIn: 26,
    isSleepy,
    answeredAt: new Date(Date.UTC(2026, 5, day, hour)),
    answeredOn: `2026-06-0${day}`,
  });
  const yes = said(1, 9, true);
  const no = said(1, 10, false);
  it.each([
    ['a « yes » stays alone', [yes], [yes]],
    ['a « no » of the same day corrects it', [yes, no], [no]],
    ['a « no » of the next day does not', [yes, said(2, 0, false)], [yes, said(2, 0, false)]],
    ['a « no » before it does not', [said(1, 8, false), yes], [said(1, 8, false), yes]],
    ['a « yes » after the « no » stays', [yes, no, said(1, 11, true)], [no, said(1, 11, true)]],
  ])('%s', (_, answers, kept) => {
    expect(answersOutsideWeeks(answers)).toEqual(kept);
  });
});

describe('the « yes » of an earlier day of the week', () => {
  const raised = (kind: string, day: number, hour = 12) => ({
    kind,
    raisedOn: `2026-01-${day}`,
    raisedAt: new Date(Date.UTC(2026, 0, day, hour)),
  });
  const yes = (day: number, hour?: number) => raised('sleepyAtWheel', day, hour);
  const corrected = (day: number, hour?: number) => raised('sleepinessCorrected', day, hour);
  it.each([
    ['none', [], null],
    ['one of today', [yes(16)], null],
    ['one of three days ago', [yes(13), yes(16)], yes(13)],
    ['one of yesterday', [yes(15)], yes(15)],
    ['the last of two', [yes(13), yes(14), yes(16)], yes(14)],
    ['one that was corrected', [corrected(13), yes(16)], null],
    ['one that was corrected after somebody took charge', [yes(13), corrected(13, 14)], null],
    ['one said after a correction of that day', [corrected(13), yes(13, 14)], yes(13, 14)],
    ['one before a day that was corrected', [yes(13), corrected(14)], yes(13)],
  ])('%s', (_, alerts, expected) => {
    expect(lastEarlierYes(alerts, '2026-01-16')).toEqual(expected?.raisedAt ?? null);
  });
});

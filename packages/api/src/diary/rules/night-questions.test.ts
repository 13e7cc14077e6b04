import { describe, expect, it } from 'vitest';
import { whiteNightAnswers, nightQuestions, openQuestions } from './night-questions.ts';
import { measureNight, whiteNight, type NightEntry } from './night.ts';
import type { UsualTimes } from './usual-times.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;
const date = '2026-01-14';
const timeZone = 'America/Toronto';
const night: NightEntry = {
  lightsOutTime: hm(23),
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 15,
  finalWakeUpTime: hm(6, 30),
  outOfBedTime: hm(7),
  napCount: 0,
  naps: [],
};
const noneUsual = { usual: null, isRiseToCome: false };
const codesOf = (
  change: Partial<NightEntry>,
  usual: UsualTimes | null = null,
  isRiseToCome = false,
) => {
  const entry = { ...night, ...change };
  return nightQuestions(entry, measureNight(date, entry, timeZone), { usual, isRiseToCome }).map(
    ({ code }) => code,
  );
};

describe('a night is asked about', () => {
  it.each([
    [
      'lights-out at 05:59',
      { lightsOutTime: hm(5, 59), finalWakeUpTime: hm(11), outOfBedTime: hm(11) },
      [],
    ],
    [
      'lights-out at 06:00',
      { lightsOutTime: hm(6), finalWakeUpTime: hm(11), outOfBedTime: hm(11) },
      ['lightsOutByDay'],
    ],
    [
      'lights-out at 17:59',
      { lightsOutTime: hm(17, 59), finalWakeUpTime: hm(3), outOfBedTime: hm(3) },
      ['lightsOutByDay'],
    ],
    [
      'lights-out at 18:00',
      { lightsOutTime: hm(18), finalWakeUpTime: hm(3), outOfBedTime: hm(3) },
      [],
    ],
    ['2 h 59 in bed', { finalWakeUpTime: hm(1, 59), outOfBedTime: hm(1, 59) }, ['timeInBedShort']],
    ['3 h in bed', { finalWakeUpTime: hm(2), outOfBedTime: hm(2) }, []],
    ['12 h in bed', { finalWakeUpTime: hm(11), outOfBedTime: hm(11) }, []],
    ['12 h 1 in bed', { finalWakeUpTime: hm(11), outOfBedTime: hm(11, 1) }, ['timeInBedLong']],
    ['4 h to fall asleep', { sleepOnsetLatencyMinutes: 240 }, []],
    ['4 h 1 to fall asleep', { sleepOnsetLatencyMinutes: 241 }, ['sleepOnsetLong']],
    ['4 h awake', { wakeAfterSleepOnsetMinutes: 240 }, []],
    ['4 h 1 awake', { wakeAfterSleepOnsetMinutes: 241 }, ['awakeLong']],
    [
      'an efficiency of 20 %',
      { sleepOnsetLatencyMinutes: 240, wakeAfterSleepOnsetMinutes: 114 },
      [],
    ],
    [
      'one just below',
      { sleepOnsetLatencyMinutes: 240, wakeAfterSleepOnsetMinutes: 115 },
      ['efficiencyLow'],
    ],
  ])('with %s: %j gives %j', (_, change, codes) => {
    expect(codesOf(change)).toEqual(codes);
  });

  const usual = { lightsOutTime: hm(23), finalWakeUpTime: hm(6, 30) };
  it.each([
    [{ lightsOutTime: hm(3) }, []],
    [{ lightsOutTime: hm(3, 1) }, ['lightsOutUnusual']],
    [{ lightsOutTime: hm(19) }, []],
    [{ lightsOutTime: hm(18, 59) }, ['timeInBedLong', 'lightsOutUnusual']],
    [{ finalWakeUpTime: hm(2, 30) }, []],
    [{ finalWakeUpTime: hm(2, 29) }, ['finalWakeUpUnusual']],
    [{ finalWakeUpTime: hm(10, 30), outOfBedTime: hm(10, 30) }, []],
    [{ finalWakeUpTime: hm(10, 31), outOfBedTime: hm(10, 31) }, ['finalWakeUpUnusual']],
  ])('when more than 4 h from the usual: %j gives %j', (change, codes) => {
    expect(codesOf(change, usual)).toEqual(codes);
  });

  it('measures from the usual time across midnight', () => {
    expect(codesOf({ lightsOutTime: hm(23, 50) }, { ...usual, lightsOutTime: hm(0, 10) })).toEqual(
      [],
    );
  });

  it('when the rise is to come, whatever else is asked', () => {
    expect(codesOf({}, null, true)).toEqual(['riseToCome']);
    expect(codesOf({ sleepOnsetLatencyMinutes: 241 }, null, true)).toEqual([
      'sleepOnsetLong',
      'riseToCome',
    ]);
  });

  const nap = (startTime: number) => ({ startTime, endTime: startTime + 20 });
  it.each([
    ['at 0:00', [nap(0)], ['naps.0.startTime']],
    ['at 6:45', [nap(hm(6, 45))], ['naps.0.startTime']],
    ['at 8:59', [nap(hm(8, 59))], ['naps.0.startTime']],
    ['at 9:00', [nap(hm(9))], null],
    ['at 14:00 and at 4:00', [nap(hm(14)), nap(hm(4))], ['naps.1.startTime']],
  ])('with a nap %s', (_, naps, fields) => {
    const entry = { ...night, napCount: naps.length, naps };
    const questions = nightQuestions(entry, measureNight(date, entry, timeZone), noneUsual);
    expect(questions).toEqual(fields === null ? [] : [{ code: 'napByNight', fields }]);
  });

  it('names the fields that a question is about', () => {
    const entry = { ...night, sleepOnsetLatencyMinutes: 241 };
    const questions = nightQuestions(entry, measureNight(date, entry, timeZone), noneUsual);
    expect(questions).toEqual([{ code: 'sleepOnsetLong', fields: ['sleepOnsetLatencyMinutes'] }]);
  });
});

describe('openQuestions', () => {
  it('leaves out what was confirmed', () => {
    const entry = { ...night, sleepOnsetLatencyMinutes: 241, wakeAfterSleepOnsetMinutes: 180 };
    const questions = nightQuestions(entry, measureNight(date, entry, timeZone), noneUsual);
    expect(openQuestions(questions, ['sleepOnsetLong', 'lightsOutByDay'])).toMatchObject([
      { code: 'efficiencyLow' },
    ]);
  });

  it('holds nothing for a usual white night that was declared as such', () => {
    const entry = whiteNight(date, night, timeZone);
    const questions = nightQuestions(entry, measureNight(date, entry, timeZone), noneUsual);
    expect(questions).not.toEqual([]);
    expect(openQuestions(questions, whiteNightAnswers)).toEqual([]);
  });

  it('holds a rise to come of a white night too', () => {
    const entry = whiteNight(date, night, timeZone);
    const asked = { usual: null, isRiseToCome: true };
    const questions = nightQuestions(entry, measureNight(date, entry, timeZone), asked);
    expect(openQuestions(questions, whiteNightAnswers)).toMatchObject([{ code: 'riseToCome' }]);
  });
});

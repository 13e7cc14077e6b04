import { describe, expect, it } from 'vitest';
import { blankForm, type NightForm } from './night-form.ts';
import { askedFields, confirmedWith, reviewNight } from './review-night.ts';

const place = { date: '2026-01-06', timeZone: 'America/Toronto', usual: null };
const normal: NightForm = {
  ...blankForm,
  lightsOut: '2230',
  sleepOnsetLatency: '20',
  awakenings: '2',
  wakeAfterSleepOnset: '25',
  finalWakeUp: '6h15',
  outOfBed: '6:45',
};
const review = (changes: Partial<NightForm>, confirmed: string[] = []) =>
  reviewNight({ ...normal, ...changes }, place, confirmed);
const faults = (changes: Partial<NightForm>) => {
  const verdict = review(changes);
  return verdict.isSavable ? [] : verdict.faults.map(({ field, code }) => `${field} ${code}`);
};

describe('reviewNight', () => {
  it('measures a night told in any way of writing', () => {
    expect(review({})).toMatchObject({
      isSavable: true,
      questions: [],
      measures: { timeInBedMinutes: 495, totalSleepMinutes: 420 },
    });
  });

  it('names each field still to be told, in the order of the page', () => {
    expect(faults(blankForm)).toEqual([
      'lightsOut missing',
      'sleepOnsetLatency missing',
      'awakenings missing',
      'wakeAfterSleepOnset missing',
      'finalWakeUp missing',
      'outOfBed missing',
    ]);
  });

  it('calls a field unreadable rather than missing', () => {
    expect(faults({ lightsOut: '25:00', wakeAfterSleepOnset: 'un peu' })).toEqual([
      'lightsOut unreadable',
      'wakeAfterSleepOnset unreadable',
    ]);
  });

  it('does not ask how long awakenings were when there were none, whatever was typed before', () => {
    const changes = { awakenings: '0', wakeAfterSleepOnset: '25' };
    expect(review(changes)).toMatchObject({
      isSavable: true,
      entry: { wakeAfterSleepOnsetMinutes: 0 },
    });
    expect(askedFields({ ...normal, ...changes })).not.toContain('wakeAfterSleepOnset');
  });

  it.each([
    [
      'a night without time in bed',
      { finalWakeUp: '22:30', outOfBed: '22:30' },
      ['lightsOut timeInBedZero'],
    ],
    ['more than 16 hours in bed', { lightsOut: '12:00' }, ['lightsOut timeInBedTooLong']],
    ['getting up before waking', { outOfBed: '6:00' }, ['outOfBed outOfBedBeforeWakeUp']],
    [
      'more awake than the night is long',
      { sleepOnsetLatency: '480' },
      ['sleepOnsetLatency totalSleepNegative'],
    ],
    ['31 awakenings', { awakenings: '31' }, ['awakenings tooManyAwakenings']],
    [
      'more minutes than a day has',
      { sleepOnsetLatency: '1441' },
      ['sleepOnsetLatency outOfRange'],
    ],
    [
      'a nap that ends before it starts',
      { napsOpen: true, naps: [{ start: '14:00', end: '13:30' }] },
      ['naps.0.end napEndsBeforeStart'],
    ],
    [
      'a nap half told',
      { napsOpen: true, naps: [{ start: '14:00', end: '' }] },
      ['naps.0.end missing'],
    ],
  ])('refuses %s, on the field to look at first', (_name, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });

  it('forgets naps that were folded away', () => {
    expect(review({ napsOpen: false, naps: [{ start: '14:00', end: '' }] })).toMatchObject({
      isSavable: true,
      entry: { napCount: 0, naps: [] },
    });
  });

  it('asks about an odd night until it is confirmed, and lets it be saved all along', () => {
    const odd = { lightsOut: '17:00', finalWakeUp: '3:00', outOfBed: '3:05' };
    expect(review(odd)).toMatchObject({ questions: [{ code: 'lightsOutByDay' }] });
    expect(review(odd, ['lightsOutByDay'])).toMatchObject({ isSavable: true, questions: [] });
  });
});

describe('« Je n’ai pas dormi »', () => {
  const white = { ...blankForm, lightsOut: '23:00', outOfBed: '6:00', didNotSleep: true };

  it('asks for two times only', () => {
    expect(askedFields(white)).toEqual(['lightsOut', 'outOfBed']);
    expect(reviewNight({ ...white, outOfBed: '' }, place, [])).toEqual({
      isSavable: false,
      faults: [{ field: 'outOfBed', code: 'missing' }],
    });
  });

  it('saves a night of 0 % without asking whether that is right', () => {
    expect(reviewNight(white, place, [])).toMatchObject({
      isSavable: true,
      questions: [],
      measures: { timeInBedMinutes: 420, totalSleepMinutes: 0, sleepEfficiencyPercent: 0 },
    });
    expect(confirmedWith(white, ['timeInBedLong'])).toEqual([
      'timeInBedLong',
      'sleepOnsetLong',
      'efficiencyLow',
    ]);
  });
});

import { nightFields } from '@aube/dictionary';
import { describe, expect, it } from 'vitest';
import { blankForm, isNapField, type NightForm } from './night-form.ts';
import { askedFields, confirmedWith, reviewNight } from './review-night.ts';

const place = {
  date: '2026-01-06',
  timeZone: 'America/Toronto',
  usual: null,
  now: new Date('2026-01-06T12:00-05:00'),
};
const normal: NightForm = {
  ...blankForm,
  lightsOutTime: '2230',
  sleepOnsetLatencyMinutes: '20',
  awakenings: '2',
  wakeAfterSleepOnsetMinutes: '25',
  finalWakeUpTime: '6h15',
  outOfBedTime: '6:45',
  napsOpen: false,
};
const review = (changes: Partial<NightForm>, confirmed: string[] = []) =>
  reviewNight({ ...normal, ...changes }, place, confirmed);
const faults = (changes: Partial<NightForm>) => {
  const verdict = review(changes);
  return verdict.isSavable ? [] : verdict.faults.map(({ field, code }) => `${field} ${code}`);
};

describe('reviewNight', () => {
  it('measures a night entered in any way of writing', () => {
    expect(review({})).toMatchObject({
      isSavable: true,
      questions: [],
      measures: { timeInBedMinutes: 495, totalSleepMinutes: 420 },
    });
  });

  it('names each of the six answers still to give, in the order of the page', () => {
    expect(faults(blankForm)).toEqual([
      'lightsOutTime missing',
      'sleepOnsetLatencyMinutes missing',
      'awakenings missing',
      'finalWakeUpTime missing',
      'outOfBedTime missing',
      'naps missing',
    ]);
  });

  it('asks how long awakenings were once there were some', () => {
    expect(faults({ awakenings: '1', wakeAfterSleepOnsetMinutes: '' })).toEqual([
      'wakeAfterSleepOnsetMinutes missing',
    ]);
    expect(askedFields({ ...normal, awakenings: '' })).not.toContain('wakeAfterSleepOnsetMinutes');
  });

  it('takes no answer about naps for no nap', () => {
    expect(faults({ napsOpen: null })).toEqual(['naps missing']);
  });

  it('calls a field unreadable rather than missing', () => {
    expect(faults({ lightsOutTime: '25:00', wakeAfterSleepOnsetMinutes: 'un peu' })).toEqual([
      'lightsOutTime unreadable',
      'wakeAfterSleepOnsetMinutes unreadable',
    ]);
  });

  it('does not ask how long awakenings were when there were none, whatever was typed before', () => {
    const changes = { awakenings: '0', wakeAfterSleepOnsetMinutes: '25' };
    expect(review(changes)).toMatchObject({
      isSavable: true,
      entry: { wakeAfterSleepOnsetMinutes: 0 },
    });
    expect(askedFields({ ...normal, ...changes })).not.toContain('wakeAfterSleepOnsetMinutes');
  });

  it.each([
    [
      'a night without time in bed',
      { finalWakeUpTime: '22:30', outOfBedTime: '22:30' },
      ['lightsOutTime timeInBedZero'],
    ],
    ['more than 16 hours in bed', { lightsOutTime: '12:00' }, ['lightsOutTime timeInBedTooLong']],
    ['getting up before waking', { outOfBedTime: '6:00' }, ['outOfBedTime outOfBedBeforeWakeUp']],
    [
      'more awake than the night is long',
      { sleepOnsetLatencyMinutes: '480' },
      ['sleepOnsetLatencyMinutes totalSleepNegative'],
    ],
    ['31 awakenings', { awakenings: '31' }, ['awakenings tooManyAwakenings']],
    [
      'more minutes than a day has',
      { sleepOnsetLatencyMinutes: '1441' },
      ['sleepOnsetLatencyMinutes outOfRange'],
    ],
    [
      'a nap that ends before it starts',
      { napsOpen: true, naps: [{ startTime: '14:00', endTime: '13:30' }] },
      ['naps.0.endTime napEndsBeforeStart'],
    ],
    [
      'a nap half entered',
      { napsOpen: true, naps: [{ startTime: '14:00', endTime: '' }] },
      ['naps.0.endTime missing'],
    ],
  ])('refuses %s, on the field to look at first', (_name, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });

  it('forgets naps that were folded away', () => {
    expect(review({ napsOpen: false, naps: [{ startTime: '14:00', endTime: '' }] })).toMatchObject({
      isSavable: true,
      entry: { napCount: 0, naps: [] },
    });
  });

  it('asks about an odd night until it is confirmed, and lets it be saved all along', () => {
    const odd = { lightsOutTime: '17:00', finalWakeUpTime: '3:00', outOfBedTime: '3:05' };
    expect(review(odd)).toMatchObject({ questions: [{ code: 'lightsOutByDay' }] });
    expect(review(odd, ['lightsOutByDay'])).toMatchObject({ isSavable: true, questions: [] });
  });
});

describe('a night whose rise is to come', () => {
  const at = (hour: string) => ({ ...place, now: new Date(`2026-01-06T${hour}-05:00`) });

  it('is asked about until it is confirmed, or until the hour has come', () => {
    expect(reviewNight(normal, at('02:00'), [])).toMatchObject({
      isSavable: true,
      questions: [{ code: 'riseToCome', fields: ['outOfBedTime', 'finalWakeUpTime'] }],
    });
    expect(reviewNight(normal, at('02:00'), ['riseToCome'])).toMatchObject({ questions: [] });
    expect(reviewNight(normal, at('06:45'), [])).toMatchObject({ questions: [] });
  });

  it('is asked about without sleep too', () => {
    const white = { ...normal, didNotSleep: true };
    expect(reviewNight(white, at('02:00'), [])).toMatchObject({
      questions: [{ code: 'riseToCome' }],
    });
  });
});

describe('« Je n’ai pas dormi »', () => {
  const white = {
    ...blankForm,
    napsOpen: false,
    lightsOutTime: '23:00',
    outOfBedTime: '6:00',
    didNotSleep: true,
  };

  it('needs two times only', () => {
    const needed = askedFields(white).filter(
      (field) => isNapField(field) || nightFields[field].isRequired,
    );
    expect(needed).toEqual(['lightsOutTime', 'outOfBedTime']);
    expect(reviewNight({ ...white, outOfBedTime: '' }, place, [])).toEqual({
      isSavable: false,
      faults: [{ field: 'outOfBedTime', code: 'missing' }],
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

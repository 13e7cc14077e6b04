import type { NightEntry } from '@aube/api/rules';
import { describe, expect, it } from 'vitest';
import {
  blankForm,
  draftOfForm,
  formOfDraft,
  formOfNight,
  isBlank,
  textOf,
  withNapAdded,
  withNapRemoved,
  withNaps,
  withText,
} from './night-form.ts';
import { reviewNight } from './review-night.ts';

const night: NightEntry = {
  lightsOutTime: 1350,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 2,
  wakeAfterSleepOnsetMinutes: 25,
  finalWakeUpTime: 375,
  outOfBedTime: 405,
  napCount: 1,
  naps: [{ startTime: 810, endTime: 835 }],
};
const place = {
  date: '2026-01-06',
  timeZone: 'America/Toronto',
  usual: null,
  now: new Date('2026-01-06T12:00-05:00'),
};

describe('the form of a night', () => {
  it('comes back from a draft exactly as it was typed', () => {
    const typed = withText(withText(blankForm, 'lightsOutTime', '22h3'), 'awakenings', 'deux ?');
    expect(formOfDraft(draftOfForm(typed))).toEqual(typed);
  });

  it('opens an empty draft as a blank form', () => {
    expect(formOfDraft({})).toEqual(blankForm);
    expect(isBlank(formOfDraft({ naps: [] }))).toBe(true);
    expect(isBlank(formOfDraft({ napsOpen: false, naps: [] }))).toBe(false);
  });

  it('opens a saved night so that saving it again changes nothing', () => {
    const review = reviewNight(formOfNight(night, 410), place, []);
    expect(review).toMatchObject({ isSavable: true, entry: night });
  });

  it('opens a saved night without awakenings without asking how long they were', () => {
    const calm = { ...night, awakenings: 0, wakeAfterSleepOnsetMinutes: 0, napCount: 0, naps: [] };
    const review = reviewNight(formOfNight(calm, 435), place, []);
    expect(review).toMatchObject({ isSavable: true, entry: calm });
  });

  it('opens the details of a saved night so that saving them again changes nothing', () => {
    const details = {
      sleepQuality: 4,
      intoBedTime: 1320,
      hasTakenSleepMedication: false,
      alcoholicDrinks: 0,
      hasHadAfternoonCaffeine: true,
      note: 'Mal au dos,\npuis mieux.',
    };
    const form = formOfNight({ ...night, ...details }, 410);
    expect(form).toMatchObject({ intoBedTime: '22:00', hasTakenSleepMedication: 'false' });
    expect(reviewNight(form, place, [])).toMatchObject({ isSavable: true, entry: details });
    const blanked = { ...form, sleepQuality: '', note: ' ' };
    expect(reviewNight(blanked, place, [])).toMatchObject({
      entry: { ...details, sleepQuality: null, note: null },
    });
  });

  it('keeps the saved details under a draft of a page that knew none', () => {
    const saved = formOfNight({ ...night, sleepQuality: 2 }, 410);
    expect(formOfDraft({ awakenings: '3' }, saved)).toMatchObject({
      lightsOutTime: '',
      awakenings: '3',
      sleepQuality: '2',
    });
    expect(formOfDraft({ sleepQuality: '' }, saved)).toMatchObject({ sleepQuality: '' });
  });

  it.each([
    ['intoBedTime', '25', 'unreadable'],
    ['intoBedTime', '22:31', 'inBedAfterLightsOut'],
    ['alcoholicDrinks', 'plusieurs', 'unreadable'],
    ['alcoholicDrinks', '31', 'outOfRange'],
  ] as const)('finds %s of %s at fault: %s', (field, text, code) => {
    const form = withText(formOfNight(night, 410), field, text);
    expect(reviewNight(form, place, [])).toEqual({ isSavable: false, faults: [{ field, code }] });
  });

  it('opens a white night as « Je n’ai pas dormi »', () => {
    const white = { ...night, sleepOnsetLatencyMinutes: 495, awakenings: 0 };
    const form = formOfNight({ ...white, wakeAfterSleepOnsetMinutes: 0, finalWakeUpTime: 405 }, 0);
    expect(form).toMatchObject({ didNotSleep: true, sleepOnsetLatencyMinutes: '', awakenings: '' });
  });
});

describe('naps', () => {
  it('opens with one nap to tell, and keeps what was typed when folded', () => {
    const open = withText(withNaps(blankForm, true), 'naps.0.startTime', '13:30');
    expect(withNaps(open, false)).toMatchObject({
      napsOpen: false,
      naps: [{ startTime: '13:30', endTime: '' }],
    });
  });

  it('folds when the last nap is taken away', () => {
    const two = withNapAdded(withNaps(blankForm, true));
    const one = withNapRemoved(two, 0);
    expect(one.napsOpen).toBe(true);
    expect(withNapRemoved(one, 0)).toMatchObject({ napsOpen: false, naps: [] });
  });

  it('names each nap’s fields by its place', () => {
    const two = withText(withNapAdded(withNaps(blankForm, true)), 'naps.1.endTime', '15:10');
    expect(textOf(two, 'naps.1.endTime')).toBe('15:10');
    expect(textOf(two, 'naps.0.endTime')).toBe('');
  });
});

import type { NightEntry } from '@aube/api/rules';
import { describe, expect, it } from 'vitest';
import type { CompletedDay } from '../../../lib/programme-data.ts';
import { draftOfForm, formOfNight, withText } from './night-form.ts';
import { nightFromServer } from './use-night-draft.ts';

const night = {
  lightsOutTime: 17 * 60,
  sleepOnsetLatencyMinutes: 250,
  awakenings: 0,
  wakeAfterSleepOnsetMinutes: 0,
  finalWakeUpTime: 3 * 60,
  outOfBedTime: 3 * 60 + 5,
  napCount: 0,
  naps: [],
} satisfies NightEntry;
const day: CompletedDay = {
  id: 7,
  date: '2026-01-06',
  week: 1,
  status: 'completed',
  isEditable: true,
  lastEditableOn: '2026-01-08',
  night,
  confirmed: ['lightsOutByDay', 'sleepOnsetLong'],
  measures: { timeInBedMinutes: 605, totalSleepMinutes: 350, sleepEfficiencyPercent: 57.8 },
  timeZone: 'America/Toronto',
  updatedAt: '2026-01-06T15:00:00.000Z',
  version: 3,
};
const saved = formOfNight(night, 350);
const draftOf = (form: typeof saved, baseVersion: number) => ({
  drafts: [{ dayId: 7, fields: draftOfForm(form), baseVersion, updatedAt: '' }],
});

describe('a night as the server knows it', () => {
  const typed = withText(saved, 'lightsOutTime', '16:30');

  it('is the saved one when nothing else was typed', () => {
    const value = { form: saved, confirmed: day.confirmed };
    const base = { held: null, version: 3 };
    expect(nightFromServer({ drafts: [] }, day)).toEqual({ value, base });
    const sentAgain = { held: draftOfForm(saved), version: 3 };
    expect(nightFromServer(draftOf(saved, 2), day)).toEqual({ value, base: sentAgain });
  });

  it.each([2, 3])('is what was typed since, from version %i, where it began', (baseVersion) => {
    expect(nightFromServer(draftOf(typed, baseVersion), day)).toMatchObject({
      value: { form: typed },
      base: { held: draftOfForm(typed), version: baseVersion },
    });
  });

  it('does not take the confirmation of a saved figure for that of another one', () => {
    const { value } = nightFromServer(draftOf(typed, 3), day);
    expect(value.confirmed).toEqual(['sleepOnsetLong']);
  });
});

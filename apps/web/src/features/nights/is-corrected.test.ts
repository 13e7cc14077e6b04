// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { openDraft } from '../../lib/open-drafts.ts';
import { nobody, presentPerson } from '../../lib/present-person.ts';
import { draftOfForm, formOfNight, type NightForm, withText } from './form/night-form.ts';
import { nightKey } from './is-begun.ts';
import { isCorrected } from './is-corrected.ts';
import type { CompletedDay, Programme } from '../../lib/programme-data.ts';

const night = {
  lightsOutTime: 1350,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 0,
  wakeAfterSleepOnsetMinutes: 0,
  finalWakeUpTime: 375,
  outOfBedTime: 405,
  napCount: 0,
  naps: [],
};
const day = {
  id: 7,
  date: '2026-01-06',
  isEditable: true,
  night,
  measures: { totalSleepMinutes: 445 },
} as unknown as CompletedDay;
const saved = formOfNight(night, 445);
const changed = withText(saved, 'finalWakeUpTime', '06:00');

const programme = (form?: NightForm, isConsulted = false) =>
  ({
    person: { userId: 1, isConsulted },
    drafts: form ? [{ dayId: 7, fields: draftOfForm(form), baseVersion: 3, updatedAt: '' }] : [],
  }) as unknown as Programme;

function type(form: NightForm) {
  presentPerson.set(1);
  const value = { form: saved, confirmed: [] as string[] };
  const draft = openDraft({
    personId: 1,
    key: nightKey(day.date),
    known: { value, base: { held: null, version: 3 } },
    connection: {
      reduce: () => ({ held: null, isWhole: false }),
      send: () => new Promise<never>(() => undefined),
      conflictIn: () => null,
    },
  });
  draft.change(() => ({ form, confirmed: [] }));
}

afterEach(() => {
  presentPerson.set(99);
  presentPerson.set(nobody);
});

it.each([
  ['nothing else was written', programme(), day, false],
  ['the server keeps other words', programme(changed), day, true],
  ['the server keeps the same words', programme(saved), day, false],
  ['it can no longer be changed', programme(changed), { ...day, isEditable: false }, false],
  ['staff read it', programme(changed, true), day, false],
  ['it was never saved', programme(changed), { ...day, night: null }, false],
])('a saved night of which %s', (_, here, standing, isSo) => {
  expect(isCorrected(here, standing)).toBe(isSo);
});

it.each([
  ['other words', changed, true],
  ['the saved words again', saved, false],
])('what was typed last in this tab counts: %s', (_, form, isSo) => {
  type(form);
  expect(isCorrected(programme(isSo ? undefined : changed), day)).toBe(isSo);
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { WeekSection } from './week-section.tsx';

vi.mock('./week-messages.tsx', () => ({ WeekMessages: () => null }));
vi.mock('./night-list.tsx', () => ({ NightList: () => null }));
afterEach(cleanup);

const NEXT = 'Votre prochain horaire sera calculé';
const WIDEN = 'vous pourrez élargir';

type Given = {
  number: number;
  programmeWeek: number;
  advice?: string;
  hasLeft?: boolean;
  windowMinutes?: number;
  present?: Partial<DiaryWeek>;
  week?: object;
  days?: object[];
};

function textOf(given: Given) {
  const { number, programmeWeek, advice = 'keep', hasLeft = false, windowMinutes, present } = given;
  const week = {
    number,
    completedNights: 7,
    standing: 'complete',
    advice,
    sleepEfficiencyPercent: 80,
    meanTimeInBedMinutes: 480,
    meanTotalSleepMinutes: 384,
    napAdvice: null,
    totalSleepSumMinutes: 7 * 384,
    timeInBedSumMinutes: 7 * 480,
    schedule: windowMinutes === undefined ? null : { windowMinutes },
    ...given.week,
  } as unknown as DiaryWeek;
  const programme = {
    weeks: present ? [week, present] : [week],
    days: given.days ?? [],
    openSafetyFlags: [],
    diaryWeek: programmeWeek,
    openings: [],
    abandonment: hasLeft ? {} : null,
    pauses: [],
  } as unknown as Programme;
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <WeekSection programme={programme} week={week} />
    </I18nProvider>,
  );
  return container.textContent.replaceAll(/\s/gu, ' ');
}

it.each<[string, Given, boolean]>([
  ['week 24', { number: 24, programmeWeek: 24 }, true],
  ['week 25, the last of the diary', { number: 25, programmeWeek: 25 }, false],
  ['week 24 once the weeks are over', { number: 24, programmeWeek: 26 }, false],
  ['a week of somebody who has left', { number: 5, programmeWeek: 5, hasLeft: true }, false],
])('promises a next schedule from %s only where one can come', (_, given, isPromised) => {
  expect(textOf(given).includes(NEXT)).toBe(isPromised);
  expect(textOf({ ...given, advice: 'widenOrKeep' }).includes(WIDEN)).toBe(isPromised);
  expect(textOf(given)).toContain('L’efficacité est sous 85 %');
});

it.each([
  [535, true],
  [540, false],
])('from a window of %i min invites to widen: %s', (windowMinutes, isInvited) => {
  const text = textOf({ number: 5, programmeWeek: 6, advice: 'widenOrKeep', windowMinutes });
  expect(text.includes(WIDEN)).toBe(isInvited);
  expect(text.includes('déjà la plus longue')).toBe(!isInvited);
});

it.each<[string, Partial<DiaryWeek>]>([
  ['stopped', { stopped: { on: '2026-03-02' } as DiaryWeek['stopped'] }],
  ['suspended', { suspension: 'safetyNotice' }],
])('nobody is asked to keep a schedule that is %s (D76, D78)', (_, present) => {
  const text = textOf({ number: 5, programmeWeek: 6, windowMinutes: 480, present });
  expect(text).toContain('Gardez vos heures habituelles');
  expect(text).not.toContain('le même horaire');
});

const figures = { standing: 'provisional', sleepEfficiencyPercent: 80 };
const few = { standing: 'insufficient', sleepEfficiencyPercent: null };
const upcoming = { week: 24, status: 'upcoming', isEditable: false };
const due = { week: 24, status: 'due', isEditable: true };
const expired = { week: 24, status: 'expired', isEditable: false };

it.each([
  ['two, three open', { ...few, completedNights: 2 }, [due, upcoming], 'Encore une nuit'],
  ['two, none open', { ...few, completedNights: 2 }, [expired], 'Moins de 3 nuits ont été notées'],
  ['three, two open', { ...figures, completedNights: 3 }, [due, due], 'il manque 2 nuits'],
  [
    'three, one open',
    { ...figures, completedNights: 3 },
    [due, expired],
    'provisoire : moins de 5 nuits ont été notées',
  ],
])('asks only for nights that can still be noted: %s', (_, week, days, expected) => {
  expect(textOf({ number: 24, programmeWeek: 24, week, days })).toContain(expected);
});

describe('a schedule that was chosen before the last night', () => {
  const night = { timeInBedMinutes: 480, totalSleepMinutes: 384 };
  const explanation = { nights: Array.from({ length: 6 }, () => night) };
  const schedule = { isCarriedOver: false, windowMinutes: 380, explanation };
  it.each([
    [
      'can be chosen again until midnight',
      'available',
      true,
      /jusqu’à minuit.{0,2}; toutes vos nuits/,
    ],
    ['stays for its week', 'frozen', true, /Cet horaire reste le même/],
    ['waits for a questionnaire', 'questionnaireDue', true, /notée ou corrigée\. *$/],
    ['is past', 'frozen', false, /L’efficacité est sous 85 %\. *$/],
  ])('%s', (_, availability, isCurrent, words) => {
    const present = { number: 3, schedule, availability, isCurrent } as unknown as DiaryWeek;
    const text = textOf({ number: 2, programmeWeek: 3, windowMinutes: 360, present });
    expect(text).toMatch(words);
    expect(text).not.toContain('gardez le même horaire');
  });
});

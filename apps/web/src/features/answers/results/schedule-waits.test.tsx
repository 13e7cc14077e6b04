import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages as english } from '../../../locales/en/messages.po';
import { messages as french } from '../../../locales/fr/messages.po';
import { ScheduleWaits } from './schedule-waits.tsx';

const { world } = vi.hoisted(() => ({
  world: {
    flags: [] as object[],
    programmeWeek: 1,
    abandonment: null as object | null,
    weeks: [] as object[],
    contacts: [{ name: 'Clinique', phone: { tel: '+14185550100', display: '418 555-0100' } }],
    siteContacts: [],
  },
}));
vi.mock('../../../trpc.ts', () => ({
  trpc: {
    questionnaires: {
      listFlags: { useQuery: () => ({ data: world.flags }) },
      getCrisisResources: { useQuery: () => ({ data: undefined }) },
    },
    programme: {
      overview: { useQuery: () => ({ data: world }) },
      getContacts: { useQuery: () => ({ data: world }) },
    },
  },
}));
afterEach(cleanup);

const open = {
  id: 1,
  code: 'epilepsy',
  name: 'Épilepsie',
  source: 'S0',
  raisedAgainBy: null as string | null,
  clearedAt: null as string | null,
};

type Given = {
  readonly flags?: (typeof open)[];
  readonly programmeWeek?: number;
  readonly hasLeft?: boolean;
  readonly locale?: 'fr' | 'en';
};

function textOf({ flags = [open], programmeWeek = 1, hasLeft = false, locale = 'fr' }: Given) {
  const weeks = programmeWeek < 2 ? [] : [{ suspendedWakeTime: 390 }];
  const diary = { diaryWeek: programmeWeek, openings: [], weeks };
  Object.assign(world, { flags, programmeWeek, ...diary, abandonment: hasLeft ? {} : null });
  act(() => i18n.loadAndActivate({ locale, messages: locale === 'fr' ? french : english }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ScheduleWaits userId={null} />
    </I18nProvider>,
  );
  return container.textContent.replaceAll(/\s/gu, ' ');
}

it.each([
  ['fr', 'Votre horaire de sommeil attend un avis', 'le voit et peut lever', 'vous est ouvert'],
  [
    'en',
    'Your sleep schedule is waiting for a professional’s advice',
    'sees it and can lift',
    'is open to you',
  ],
] as const)('says why the schedule waits, who lifts it, and what stays open (%s)', (...asked) => {
  const [locale, ...words] = asked;
  const text = textOf({ locale });
  for (const each of [...words, 'Épilepsie']) expect(text).toContain(each);
});

it.each([
  [0, true],
  [1, true],
  [2, false],
])('in week %i says from when there are schedules: %s', (programmeWeek, isSaid) => {
  expect(textOf({ programmeWeek }).includes('À partir de la semaine 2')).toBe(isSaid);
});

it.each([
  ['fr', ['Ce soir', 'heures habituelles', '6 h 30', '418 555-0100', 'est avertie']],
  ['en', ['Tonight', 'usual hours', '6:30 a.m.', '418 555-0100', 'has been told']],
] as const)(
  'after a serious fall says what to do tonight, and whom to call (%s)',
  (locale, words) => {
    const fall = { ...open, code: 'fallRisk', name: 'Risque de chute', source: 'S6' };
    const text = textOf({ flags: [fall], programmeWeek: 7, locale });
    for (const each of words) expect(text).toContain(each);
  },
);

it.each([
  ['epilepsy told in S0', { code: 'epilepsy', source: 'S0' }, false],
  [
    'a risk of falling told in « Ma santé a changé »',
    { code: 'fallRisk', source: 'health' },
    false,
  ],
  ['a fall told in S6', { code: 'fallRisk', source: 'S6' }, true],
  ['a fall after that risk', { code: 'fallRisk', source: 'S0', raisedAgainBy: 'S6' }, true],
  ['a serious effect', { code: 'seriousEffect', source: 'S12' }, true],
])('says that the team was told only when it was: %s', (_, flag, isSaid) => {
  const text = textOf({ flags: [{ ...open, ...flag }], programmeWeek: 7 });
  expect(text.includes('L’équipe de votre établissement est avertie')).toBe(isSaid);
});

it('in week 1 does not speak of tonight, which has no schedule', () => {
  expect(textOf({ programmeWeek: 1 })).not.toContain('Ce soir');
});

it('says nothing when no flag was raised, or once it was lifted', () => {
  expect(textOf({ flags: [] })).toBe('');
  expect(textOf({ flags: [{ ...open, clearedAt: '2026-01-06T12:00:00Z' }] })).toBe('');
});

it('leaves sleepiness at the wheel, which no questionnaire asks about, to the week’s page', () => {
  const sleepy = { ...open, id: 2, code: 'sleepyAtWheel', name: 'Somnolence au volant' };
  expect(textOf({ flags: [sleepy], programmeWeek: 7 })).toBe('');
  const both = textOf({ flags: [open, sleepy], programmeWeek: 7 });
  expect(both).toContain('Épilepsie');
  expect(both).not.toContain('Somnolence');
});

it('speaks of each flag that is open, whichever questionnaire raised it last', () => {
  const again = { ...open, raisedAgainBy: 'S12' };
  expect(textOf({ flags: [again], programmeWeek: 13 })).toContain('Épilepsie');
});

it.each([
  ['in the last week that has a schedule', { programmeWeek: 25 }, true],
  ['in the week after it', { programmeWeek: 26 }, false],
  ['once the person has left', { programmeWeek: 7, hasLeft: true }, false],
])('promises a schedule only while one can come: %s', (_, given, isSaid) => {
  expect(textOf(given) !== '').toBe(isSaid);
});

import type { WeeklyTrial } from '@aube/api/rules';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages as english } from '../../../locales/en/messages.po';
import { messages as french } from '../../../locales/fr/messages.po';
import { TrialReading } from './trial-reading.tsx';

afterEach(cleanup);

const TRIAL: WeeklyTrial = {
  code: 'lateNaps',
  week: 3,
  days: [
    { date: '2026-03-16', state: 'done' },
    { date: '2026-03-17', state: 'notDone' },
    { date: '2026-03-18', state: 'unknown' },
  ],
  doneDays: 1,
  waitsFor: null,
  isAsked: false,
  tapped: null,
  isOver: true,
  outcome: null,
  about: { unit: 'days', before: { value: 2, of: 6 }, after: { value: 5, of: 7 } },
  sleep: { beforeMinutes: 330, afterMinutes: 345 },
  hasOtherSchedule: false,
};

function textOf(change: Partial<WeeklyTrial>, locale: 'fr' | 'en' = 'fr') {
  act(() => i18n.loadAndActivate({ locale, messages: locale === 'fr' ? french : english }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <TrialReading trial={{ ...TRIAL, ...change }} />
    </I18nProvider>,
  );
  return container.textContent?.replaceAll(/\s/g, ' ');
}

it('says each day, before and after, the sleep beside, and that chance is possible', () => {
  const text = textOf({});
  for (const words of [
    'Finir mes siestes avant 15 h',
    ': fait',
    ': pas fait',
    ': pas de réponse',
    '2 sur 6',
    '5 sur 7',
    'un hasard est possible',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Votre horaire a changé');
  expect(textOf({ hasOtherSchedule: true })).toContain('Votre horaire a changé aussi');
});

it('says so when there is nothing to compare, and when it waits', () => {
  expect(textOf({ about: null, sleep: null })).toContain('pas assez de nuits');
  expect(textOf({ waitsFor: 'safety' })).toContain('Cet essai attend');
});

it('is in English too', () => {
  const text = textOf({}, 'en');
  for (const words of ['End my naps before 3 p.m.', ': not done', '5 of 7', 'it may be chance']) {
    expect(text).toContain(words);
  }
});

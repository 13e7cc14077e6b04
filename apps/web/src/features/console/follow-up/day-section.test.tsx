import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { DaySection } from './day-section.tsx';

afterEach(cleanup);

type Weeks = ComponentProps<typeof DaySection>['weeks'];

const week = (number: number, given: Partial<Weeks[number]> = {}) => ({
  number,
  daySleepiness: null,
  dayCourse: null,
  ...given,
});

function show(weeks: Weeks) {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  render(
    <I18nProvider i18n={i18n}>
      <DaySection weeks={weeks} />
    </I18nProvider>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

it('shows what each week said, the latest first, and no week without an answer', () => {
  const rows = show([
    week(2, { daySleepiness: 'great', dayCourse: 'hard' }),
    week(3),
    week(4, { dayCourse: 'well' }),
  ]);
  expect(rows).toEqual([
    'Déroulement des journéesPlutôt biensemaine 4',
    'Envie de dormir, le jourBeaucoupDéroulement des journéesPlutôt malsemaine 2',
  ]);
});

it('shows five weeks at most', () => {
  expect(
    show([2, 3, 4, 5, 6, 7].map((number) => week(number, { dayCourse: 'well' }))),
  ).toHaveLength(5);
});

it('says so without an answer', () => {
  expect(show([week(2)])).toEqual([]);
  expect(screen.getByText('La personne n’en a encore rien dit.')).toBeTruthy();
});

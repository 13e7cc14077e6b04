import { firstWindow, type WindowExplanation } from '@aube/api/rules';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { WindowWhy } from './window-why.tsx';

afterEach(cleanup);

const night = { date: '2026-01-06', timeInBedMinutes: 465, totalSleepMinutes: 452 };

function show(totalSleepSumMinutes: number, timeInBedSumMinutes: number) {
  const window = firstWindow({ completedNights: 7, totalSleepSumMinutes, timeInBedSumMinutes });
  const explanation = { ...window, week: 2, nights: [night] } as WindowExplanation;
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <WindowWhy explanation={explanation} isOpen hasVersion={false} />
    </I18nProvider>,
  );
  return container;
}

it.each([
  ['a whole minute', 3150, 4200, 'Sommeil moyen : 52 h 30 min ÷ 7 = 7 h 30 min.'],
  [
    'a minute more in seven nights',
    3151,
    4200,
    'Sommeil moyen : 52 h 31 min ÷ 7 = un peu plus de 7 h 30 min.',
  ],
  [
    'a minute less in seven nights',
    3149,
    4200,
    'Sommeil moyen : 52 h 29 min ÷ 7 = un peu moins de 7 h 30 min.',
  ],
  ['time in bed', 2870, 3165, 'Temps au lit moyen : 52 h 45 min ÷ 7 = un peu plus de 7 h 32 min.'],
])('says a mean of %s in hours and minutes', (_, asleep, inBed, words) => {
  const [, mean] = show(asleep, inBed).querySelectorAll('li');
  expect(mean?.textContent.replaceAll(/\s/gu, ' ')).toBe(words);
});

it('names each figure of the nights, for a phone that shows no heading', () => {
  const cells = [...show(3150, 4200).querySelectorAll('td')];
  expect(cells.map(({ dataset }) => dataset['name'])).toEqual(['Au lit', 'Sommeil', 'Efficacité']);
});

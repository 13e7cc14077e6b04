import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../locales/fr/messages.po';
import type { Evolution } from './build-evolution.ts';
import { EfficiencyChart } from './efficiency-chart.tsx';

vi.mock('./evolution-tables.tsx', () => ({ EfficiencyTable: () => null }));
afterEach(cleanup);

function textOf(sleepEfficiencyPercent: number) {
  const night = { measures: { sleepEfficiencyPercent } };
  const days = [{ date: '2026-01-06', week: 1, night, drawing: null, planned: null }];
  const evolution = { days, nights: [night], weeks: [], periods: ['all'] };
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <EfficiencyChart evolution={evolution as unknown as Evolution} />
    </I18nProvider>,
  );
  return container.textContent.replaceAll(/\s/gu, ' ');
}

it.each([
  [90, 'L’axe va de 60 % à 100 %.'],
  [60, 'L’axe va de 60 % à 100 %.'],
  [59.9, 'L’axe va de 40 % à 100 %.'],
  [20, 'L’axe va de 20 % à 100 %.'],
])('with a lowest night of %f %%, the chart says its axis', (percent, words) => {
  expect(textOf(percent)).toContain(words);
});

it('says nothing of an axis that begins at 0', () => {
  expect(textOf(19.9)).not.toContain('L’axe');
});

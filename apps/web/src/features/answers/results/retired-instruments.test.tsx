import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { RetiredInstruments } from './retired-instruments.tsx';

const retired = { instruments: ['evening-worry'], scores: [{ score: 'evening', value: 3 }] };

const textFor = (isStaff: boolean) => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RetiredInstruments retired={retired} isStaff={isStaff} />
    </I18nProvider>,
  );
  return container.textContent.replaceAll(/\s/gu, ' ');
};

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it('names the scale that is gone to staff, with the score that was kept', () => {
  const text = textFor(true);
  expect(text).toContain('Une échelle de ce questionnaire n’est plus sur ce site');
  expect(text).toContain('evening-worry');
  expect(text).toContain('evening : 3, score calculé à l’envoi');
});

it('shows the person no figure without its meaning', () => {
  const text = textFor(false);
  expect(text).toContain('Les réponses sont conservées.');
  expect(text).not.toContain('3');
});

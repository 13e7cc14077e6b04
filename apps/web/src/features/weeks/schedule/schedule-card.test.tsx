import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { ScheduleTimes } from './schedule-card.tsx';

afterEach(cleanup);

it('draws a schedule without a night as one pale window, never as sleep', () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ScheduleTimes bedTime={45} wakeTime={405} windowMinutes={360} />
    </I18nProvider>,
  );
  expect(container.querySelectorAll('.night-window')).toHaveLength(1);
  expect(container.querySelectorAll('.night-sleep')).toHaveLength(0);
});

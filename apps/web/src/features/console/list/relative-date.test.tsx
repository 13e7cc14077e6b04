import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountZone } from '../../../lib/account-zone.ts';
import { messages } from '../../../locales/fr/messages.po';
import { RelativeInstant } from './relative-date.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-07T01:00:00Z'), toFake: ['Date'] });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  act(() => accountZone.set(null));
});

it.each([
  ['America/Toronto', 'aujourd’hui', '2026-01-06, 9 h 30'],
  ['Asia/Tokyo', 'hier', '2026-01-06, 23 h 30'],
  ['Pacific/Kiritimati', 'aujourd’hui', '2026-01-07, 4 h 30'],
])('dates follow the account in %s, not the device (D97)', (zone, ago, exact) => {
  act(() => accountZone.set(zone));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RelativeInstant at="2026-01-06T14:30:00Z" />
    </I18nProvider>,
  );
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(`${ago} ${exact}`);
});

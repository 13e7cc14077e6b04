import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import type { Programme } from '../../../lib/programme-data.ts';
import { LastNightCard } from './last-night-card.tsx';

vi.mock('../../../ui/link.tsx', () => ({
  Link: ({ children }: { readonly children: string }) => children,
}));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [0, 0, null, false, 'Cette nuit'],
  [2, 0, null, false, 'Cette nuit'],
  [4, 0, null, false, 'La nuit dernière'],
  [4, 0, { bedTime: 60, wakeTime: 420 }, false, 'Cette nuit'],
  [6, 0, { bedTime: 60, wakeTime: 420 }, false, 'La nuit dernière'],
  [23, 30, null, false, 'La nuit dernière'],
  [2, 0, null, true, 'La nuit dernière'],
])('at %i:%i with the schedule %o, for staff: %s, the night is « %s »', (...given) => {
  const [hour, minute, schedule, isConsulted, name] = given;
  vi.useFakeTimers({ now: new Date(2026, 0, 14, hour, minute) });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const day = { id: 1, date: '2026-01-14', status: 'due', isEditable: true, night: null };
  const programme = {
    today: '2026-01-14',
    days: [day],
    drafts: [],
    weeks: [{ isCurrent: true, schedule }],
    person: { isConsulted },
  } as unknown as Programme;
  render(
    <I18nProvider i18n={i18n}>
      <LastNightCard programme={programme} />
    </I18nProvider>,
  );
  expect(screen.queryByText(name)).not.toBeNull();
  expect(screen.queryByText('à compléter') === null).toBe(name === 'Cette nuit');
});

it('does not say that the diary is complete while a night can be filled in', () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const day = { id: 1, date: '2026-07-05', status: 'due', isEditable: true, night: null };
  const programme = {
    today: '2026-07-07',
    days: [{ ...day, lastEditableOn: '2026-07-08' }],
    drafts: [],
    weeks: [],
    firstDayOn: '2026-01-05',
    openings: [],
    pauses: [],
    abandonment: null,
    person: { isConsulted: false },
  } as unknown as Programme;
  render(
    <I18nProvider i18n={i18n}>
      <LastNightCard programme={programme} />
    </I18nProvider>,
  );
  expect(screen.queryByText(/Le journal est terminé/)).toBeNull();
  expect(screen.getByText('Une autre nuit peut encore être notée')).toBeTruthy();
});

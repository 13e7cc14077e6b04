import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Programme } from '../../../lib/programme-data.ts';
import { messages } from '../../../locales/fr/messages.po';
import { ReviewLink } from './review-link.tsx';

vi.mock('../../../ui/link.tsx', () => ({
  Link: ({ children }: { readonly children: string }) => children,
}));
afterEach(cleanup);

const pause = { id: 1, week: 2, startsOn: '2026-01-12', resumesOn: '2026-01-26' };
const dates = Array.from(
  { length: 7 },
  (_, index) => `2026-01-${String(6 + index).padStart(2, '0')}`,
);

it.each([
  ['by day', [], true],
  ['in a pause', [pause], false],
])('%s, the review is offered: %s', (_, pauses, isOffered) => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const programme = {
    today: '2026-01-13',
    firstDayOn: '2026-01-05',
    diaryWeek: 2,
    weeks: [{ number: 1, dates, intention: null }],
    days: [],
    trials: [],
    openings: [],
    pauses,
    abandonment: null,
    dueQuestionnaire: null,
    person: { isConsulted: false },
  } as unknown as Programme;
  render(
    <I18nProvider i18n={i18n}>
      <ReviewLink programme={programme} />
    </I18nProvider>,
  );
  expect(screen.queryByText(/Le bilan de votre semaine/) !== null).toBe(isOffered);
});

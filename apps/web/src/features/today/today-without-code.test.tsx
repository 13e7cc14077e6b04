import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../locales/fr/messages.po';
import { openToday } from './testing/open-today.tsx';

vi.mock('./below-today.tsx', () => ({ default: () => null }));
vi.mock('./trial-card.tsx', () => ({ default: () => null }));
vi.mock('./schedule-step.tsx', () => {
  throw new Error('404');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('without the code of the schedule step, the page leads to the week and keeps its safety link', async () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const week = { number: 3, isCurrent: true, kind: 'programme', availability: 'available' };
  await openToday({ weeks: [{ ...week, dates: [], schedule: null }] });
  expect(await screen.findByRole('link', { name: 'Choisir mon horaire' })).toBeDefined();
  expect(screen.getByText(/Quelque chose est arrivé/u)).toBeDefined();
});

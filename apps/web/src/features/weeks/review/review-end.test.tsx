import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { ReviewEnd } from './review-end.tsx';

vi.mock('../../../ui/link.tsx', () => ({
  linkClass: '',
  Link: ({ children }: { readonly children: string }) => children,
}));

type Props = ComponentProps<typeof ReviewEnd>;
type Week = NonNullable<Props['shown']['next']>;

beforeEach(() => {
  playServer({});
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const times = { bedTime: 1380, wakeTime: 390, windowMinutes: 450 };
const inForce = { schedule: times, availability: 'available', stopped: null };
const stop = { on: '2026-02-16', reason: null, wakeTime: 390, canUndo: true };
const stopped = { schedule: null, availability: 'stopped', stopped: stop };

async function show(given: object) {
  const next = { id: 8, number: 2, isCurrent: true, suspension: null, ...given } as unknown as Week;
  const shown = {
    next,
    week: { number: 1, intention: null },
    review: { intentions: [] },
  } as unknown as Props['shown'];
  const programme = {
    weeks: [next],
    abandonment: null,
    person: { isConsulted: false },
    openings: [],
    pauses: [],
    openSafetyFlags: [],
    diaryWeek: 2,
    today: '2026-02-16',
  } as unknown as Props['programme'];
  await openTab()(<ReviewEnd programme={programme} shown={shown} onAgain={() => undefined} />);
  return {
    calendar: screen.queryByRole('button', { name: 'Ajouter à mon agenda' }),
    removals: screen.queryAllByText(/dans votre agenda, retirez-le/u),
  };
}

it('gives the calendar file of a schedule in force', async () => {
  const { calendar, removals } = await show(inForce);
  expect(calendar).not.toBeNull();
  expect(removals).toHaveLength(0);
});

it('gives no calendar file after a stop, and says once to remove the file (D78)', async () => {
  const { calendar, removals } = await show(stopped);
  expect(calendar).toBeNull();
  expect(removals).toHaveLength(1);
});

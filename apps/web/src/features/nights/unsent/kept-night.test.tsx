import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptNight } from '../../../lib/testing/kept-night.ts';
import { openTab } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';
import { KeptNight } from './kept-night.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

const programme = {
  today: '2026-01-06',
  weeks: [] as Programme['weeks'],
  person: { timeZone: 'America/Toronto' },
  days: [] as Programme['days'],
} as Programme;
const closed = { isEditable: false } as DiaryDay;

it.each([
  ['toCompare', null, /Un autre appareil a déjà enregistré cette nuit/],
  ['refused', 'DAY_EXPIRED', /encore lisible ici/],
] as const)(
  'a night that is %s and closed can be read and erased',
  async (standing, reason, why) => {
    const kept = { ...keptNight({ date: '2026-01-05' }), standing, reason };
    await openTab()(
      <KeptNight
        programme={programme}
        day={closed}
        kept={kept}
        isNew={false}
        onEdit={() => undefined}
      />,
    );
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Effacer de cet appareil' })).toBeTruthy();
  },
);

import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { PausePanel } from './pause-panel.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

const overview = {
  today: '2026-11-28',
  firstDayOn: '2026-01-05',
  pauses: [],
  abandonment: null,
  openings: [{ kind: 'return', firstWeek: 26, openedOn: '2026-11-20' }],
};

it.each([
  [27, /Les semaines ouvertes après le programme ne se mettent pas en pause/],
  [28, /Le programme est terminé/],
])('no pause in week %s, with its reason', async (diaryWeek, reason) => {
  const given = { ...overview, diaryWeek } as unknown as ComponentProps<
    typeof PausePanel
  >['overview'];
  await openTab()(<PausePanel overview={given} />);
  expect(screen.getByText(reason)).toBeTruthy();
});

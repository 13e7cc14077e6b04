import { i18n } from '@lingui/core';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import type { Overview } from '../../../lib/use-overview.ts';
import { messages } from '../../../locales/fr/messages.po';
import { ScheduleStop } from '../schedule/schedule-stop.tsx';
import { PauseNotice } from './pause-notice.tsx';

vi.mock('../../../ui/link.tsx', () => ({
  linkClass: '',
  Link: ({ children }: { readonly children: string }) => children,
}));

beforeEach(() => {
  playServer({});
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stop = { on: '2026-03-09', reason: null, wakeTime: 390, canUndo: false };
const week = {
  id: 4,
  number: 4,
  isCurrent: true,
  schedule: null,
  suspension: null,
  suspendedWakeTime: null,
  availability: 'stopped',
  stopped: stop,
};
const pause = { week: 4, startsOn: '2026-03-10', resumesOn: '2026-03-20', isByStaff: false };
const programme = {
  weeks: [week],
  diaryWeek: 4,
  openings: [],
  pauses: [pause],
  days: [],
  abandonment: null,
  openSafetyFlags: [],
  today: '2026-03-12',
  person: { isConsulted: false },
} as unknown as Overview;

it.each([
  ['no night can be filled in', [], false],
  [
    'a night from before can be filled in',
    [{ date: '2026-03-08', status: 'due', isEditable: true }],
    true,
  ],
])('when %s, the notice says which nights are expected', async (_, days, isSaid) => {
  const { container } = await openTab()(
    <PauseNotice overview={{ ...programme, days } as unknown as Overview} />,
  );
  const text = container.textContent.replaceAll(/\s/gu, ' ');
  expect(text.includes('Une nuit d’avant la pause peut encore être notée')).toBe(isSaid);
  expect(text).toContain('D’ici là, aucune nouvelle nuit n’est attendue');
});

it('gives one instruction in a pause after a stop (D76, D78)', async () => {
  const { container } = await openTab()(
    <>
      <PauseNotice overview={programme} />
      <ScheduleStop programme={programme} week={programme.weeks[0]!} />
    </>,
  );
  const text = container.textContent.replaceAll(/\s/gu, ' ');
  expect(text).toContain('gardez votre heure de lever, 6 h 30, chaque matin');
  expect(text).toContain('À votre retour, vous pourrez choisir un nouvel horaire');
  expect(text).not.toContain('Continuez à noter vos nuits');
  expect(text).not.toContain('gardez les mêmes heures');
  expect(text).not.toContain('levez-vous chaque matin à la même heure');
});

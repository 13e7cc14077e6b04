import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { ScheduleInForce } from './schedule-in-force.tsx';

afterEach(cleanup);

const schedule = { bedTime: 1410, wakeTime: 390, windowMinutes: 420, explanation: null };
const week = (change: object = {}) =>
  ({ isCurrent: false, schedule, suspendedWakeTime: null, ...change }) as unknown as DiaryWeek;

function textOf(weeks: DiaryWeek[], abandonment: object | null = null) {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ScheduleInForce programme={{ weeks, abandonment } as unknown as Programme} />
    </I18nProvider>,
  );
  return container.textContent.replaceAll(/\s/gu, ' ');
}

it.each([
  [
    'of the present week',
    [week({ schedule: null }), week({ isCurrent: true })],
    'Au lit de 23 h 30',
  ],
  ['of the last week, once the weeks are over', [week(), week()], 'Au lit de 23 h 30 à 6 h 30'],
  [
    'that is suspended',
    [week(), week({ schedule: null, suspendedWakeTime: 390 })],
    'L’horaire est suspendu',
  ],
  [
    'that the person stopped',
    [week(), week({ schedule: null, stopped: { on: '2026-02-03' } })],
    'la personne a repris ses heures d’avant le',
  ],
  ['that nobody chose', [week({ schedule: null })], 'Aucun horaire n’est en vigueur.'],
  ['of a programme that has not begun', [], 'Aucun horaire n’est en vigueur.'],
])('says the schedule %s', (_, weeks, expected) => expect(textOf(weeks)).toContain(expected));

it('says none of a programme that was left', () =>
  expect(textOf([week()], {})).toContain('Aucun horaire n’est en vigueur.'));

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../locales/fr/messages.po';
import type { DiaryWeek, Programme } from '../../lib/programme-data.ts';
import { LastSchedule, type Suspension } from './last-schedule.tsx';

afterEach(cleanup);

const schedule = { bedTime: 1410, wakeTime: 390, windowMinutes: 420, explanation: null };
const week = (change: object = {}) =>
  ({
    schedule,
    suspension: null,
    suspendedSchedule: null,
    stopped: null,
    ...change,
  }) as unknown as DiaryWeek;

const unknown: Suspension = { schedule: undefined, reasons: undefined };

type Asked = {
  weeks?: DiaryWeek[];
  abandonment?: object | null;
  diaryWeek?: number;
  suspension?: Suspension;
};

function textOf({ suspension = unknown, ...asked }: Asked) {
  const programme = { weeks: [week()], abandonment: null, diaryWeek: 4, openings: [], ...asked };
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <LastSchedule programme={programme as unknown as Programme} suspension={suspension} />
    </I18nProvider>,
  );
  return container.textContent.replaceAll(/\s/gu, ' ');
}

const suspended = { schedule: null, suspension: 'safety', suspendedWakeTime: 390 };
const known = { bedTime: 1410, wakeTime: 390, windowMinutes: 420, since: '2026-02-03' };
const hours = 'Coucher à 23 h 30, lever à 6 h 30';
const lastHours =
  'depuis le mardi 3 février : coucher à 23 h 30, lever à 6 h 30, une fenêtre de 7 h.';
const none = 'Aucun horaire n’est en vigueur.';

it.each([
  ['of the present week', { weeks: [week({ schedule: null }), week()] }, [hours]],
  ['of week 25', { diaryWeek: 25 }, [hours]],
  ['once the weeks are over', { diaryWeek: 26 }, ['semaines du journal sont terminées']],
  [
    'that is suspended',
    {
      weeks: [week(), week(suspended)],
      suspension: { schedule: known, reasons: ['Risque de chute', 'Somnolence'] },
    },
    ['pour la sécurité de la personne : Risque de chute, Somnolence.', lastHours],
  ],
  ['that is suspended, before the reply', { weeks: [week(suspended)] }, ['L’horaire est suspendu']],
  [
    'that waits for the notice to be read',
    {
      weeks: [week({ ...suspended, suspension: 'safetyNotice' })],
      suspension: { schedule: known, reasons: [] },
    },
    [lastHours, 'n’est pas encore lu'],
  ],
  [
    'that the person stopped',
    { weeks: [week(), week({ schedule: null, stopped: { on: '2026-02-03' } })] },
    ['la personne a repris ses heures d’avant le mardi 3 février'],
  ],
  [
    'that the person stopped before a flag',
    {
      weeks: [week(), week({ ...suspended, stopped: { on: '2026-01-18' } })],
      suspension: { schedule: null, reasons: ['Risque de chute'] },
    },
    [
      'pour la sécurité de la personne : Risque de chute.',
      'la personne a repris ses heures d’avant le dimanche 18 janvier',
    ],
  ],
  ['that nobody chose', { weeks: [week({ schedule: null })] }, [none]],
  [
    'that a precaution withholds',
    { weeks: [week({ ...suspended, suspendedWakeTime: null })] },
    [none],
  ],
  ['of a programme that has not begun', { weeks: [] }, [none]],
  ['of a programme that was left', { abandonment: {} }, [none]],
])('says the schedule %s', (_, asked, expected) => {
  const text = textOf(asked);
  for (const each of expected) expect(text).toContain(each);
});
